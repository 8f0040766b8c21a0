# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles for 64-bit Windows with Debian's MinGW-w64. Qt's own build is made with it, and the game, whose preset reaches it through Qt's.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
# The variant with POSIX threads: the other has no std::thread.
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# Programs that run while building are this machine's; headers and libraries never are.
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The stack lies at multiples of 16 bytes there, but g++ takes 32 for granted where it uses AVX (GCC bug 54412): without unaligned
# moves the program dies on its first such instruction. No path of this machine gets into the product. Of a function that several files
# have, such as one of a template, the linker keeps one; g++ takes it for the file's own there and so for known which registers it
# leaves alone (-fipa-ra), which is not true when the files were optimised differently, as Qt's and ours are.
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH four_root)
cmake_path(GET four_root PARENT_PATH four_root)
set(four_flags "-fno-ipa-ra -Wa,-muse-unaligned-vector-move -ffunction-sections -fdata-sections -ffile-prefix-map=${four_root}=.")
set(CMAKE_C_FLAGS_INIT "${four_flags}")
set(CMAKE_CXX_FLAGS_INIT "${four_flags}")
# One file that needs nothing but what Windows has: the compiler's own libraries go into it.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--gc-sections")
