# SPDX-License-Identifier: GPL-3.0-or-later
# A test: fails when a .ts file lacks a string of the sources, has not translated one, or keeps one that is gone.
#   cmake -DLUPDATE=… -DTS=file.ts -DSOURCES=list.txt -DINCLUDE=directory -DSCRATCH=directory [-DOPTIONS=-pluralonly]
#         -P check_ts.cmake
# SOURCES names a text file with one source file a line. lupdate works on a copy in SCRATCH; the .ts file stays as it is.
cmake_minimum_required(VERSION 3.22)
get_filename_component(name "${TS}" NAME)
file(MAKE_DIRECTORY "${SCRATCH}")
file(COPY "${TS}" DESTINATION "${SCRATCH}")

# Without -no-obsolete, or what is gone would be dropped rather than marked.
execute_process(
  COMMAND "${LUPDATE}" -I "${INCLUDE}" "@${SOURCES}" -locations none ${OPTIONS} -ts "${SCRATCH}/${name}"
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE complaints)
if(status OR NOT complaints STREQUAL "")
  message(FATAL_ERROR "lupdate complains about the sources for ${name}:\n${output}${complaints}")
endif()

file(READ "${SCRATCH}/${name}" text)
string(REGEX REPLACE "[][;]" "," text "${text}")  # CMake would take them for the syntax of lists
string(REGEX MATCHALL "<name>[^<]*|<source>[^<]*|<translation type=\"[a-z]+\"|<(translation|numerusform)></" parts "${text}")
set(total 0)
set(untranslated "")
set(gone "")
foreach(part IN LISTS parts)
  if(part MATCHES "^<name>(.*)")
    set(context "${CMAKE_MATCH_1}")
  elseif(part MATCHES "^<source>(.*)")
    set(string "  ${context}: ${CMAKE_MATCH_1}")
    math(EXPR total "${total} + 1")
  elseif(part MATCHES "vanished|obsolete")
    list(APPEND gone "${string}")
  else()
    list(APPEND untranslated "${string}")
  endif()
endforeach()
list(REMOVE_DUPLICATES untranslated)  # empty plural forms of one string
list(LENGTH untranslated untranslated_count)
list(LENGTH gone gone_count)
list(JOIN untranslated "\n" untranslated)
list(JOIN gone "\n" gone)

set(report "")
if(untranslated_count)
  string(APPEND report "${untranslated_count} not translated:\n${untranslated}\n")
endif()
if(gone_count)
  string(APPEND report "${gone_count} no longer in the sources:\n${gone}\n")
endif()
if(report)
  # Not FATAL_ERROR's text: that wraps the lines.
  message(NOTICE "${name}: ${report}Run `cmake --build build/dev --target update_translations`, then translate in ${name}.")
  message(FATAL_ERROR "${name} is not complete")
endif()
message(STATUS "${name}: all ${total} strings are translated")
