# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of ours is compiled with, in one place.
add_library(four_build_flags INTERFACE)
target_compile_options(four_build_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  $<$<BOOL:${FOUR_WERROR}>:-Werror>)
if(FOUR_SANITIZE)
  target_compile_options(four_build_flags INTERFACE
    -fsanitize=${FOUR_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # g++ 12 takes what sanitizers make of a std::optional for something uninitialised; the plain build still looks.
  target_compile_options(four_build_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  # What UndefinedBehaviorSanitizer is to see is the game; in the tests' own files it would mostly take time to compile.
  target_compile_options(four_build_flags INTERFACE
    $<$<BOOL:$<TARGET_PROPERTY:FOUR_IS_TEST>>:-fno-sanitize=undefined>)
  if(FOUR_UNSANITIZED)
    target_compile_options(four_build_flags INTERFACE -fno-sanitize=${FOUR_UNSANITIZED})
  endif()
  target_link_options(four_build_flags INTERFACE -fsanitize=${FOUR_SANITIZE})
endif()
