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
# Tests only click and compare: to optimise them takes longer than it saves.
target_compile_options(four_build_flags INTERFACE $<$<BOOL:$<TARGET_PROPERTY:FOUR_IS_TEST>>:-O0>)

# Linking more than a hundred test programs takes a quicker linker half the time, where one is installed.
if(BUILD_TESTING AND NOT WIN32)
  include(CheckLinkerFlag)
  foreach(linker IN ITEMS lld gold)
    check_linker_flag(CXX -fuse-ld=${linker} FOUR_LINKS_BY_${linker})
    if(FOUR_LINKS_BY_${linker})
      target_link_options(four_build_flags INTERFACE $<$<BOOL:$<TARGET_PROPERTY:FOUR_IS_TEST>>:-fuse-ld=${linker}>)
      break()
    endif()
  endforeach()
endif()
