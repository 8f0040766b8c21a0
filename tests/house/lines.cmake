# SPDX-License-Identifier: GPL-3.0-or-later
# A test: fails when a line of a document is longer than 160 characters. Addresses of the web do not count.
#   cmake -DROOT=source-tree -P lines.cmake
cmake_minimum_required(VERSION 3.22)
set(most 160)
set(problems "")

file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/docs/*.md" "${ROOT}/core/*.md" "${ROOT}/tests/*.md" "${ROOT}/translations/*.md")
file(GLOB tops RELATIVE "${ROOT}" "${ROOT}/*.md")
list(APPEND files ${tops})
foreach(file IN LISTS files)
  # By its bytes, each as two digits and a space: lists and regular expressions of CMake know no other letters than ASCII.
  file(READ "${ROOT}/${file}" bytes HEX)
  string(REGEX REPLACE "(..)" "\\1 " bytes "${bytes}")
  # http:// or https:// to the next space or closing bracket
  string(REGEX REPLACE "68 74 74 70 (73 )?3a 2f 2f ((2[1-8a-f]|3[0-9a-df]|[4-9a-f][0-9a-f]) )*" "" bytes "${bytes}")
  # Each letter of UTF-8 has one byte that continues no other.
  string(REGEX REPLACE "[89ab][0-9a-f] " "" bytes "${bytes}")
  string(REPLACE "0d 0a " "0a " bytes "${bytes}")
  string(REPLACE "0a " ";" lines "${bytes}")
  set(number 0)
  foreach(line IN LISTS lines)
    math(EXPR number "${number} + 1")
    string(LENGTH "${line}" length)
    math(EXPR length "${length} / 3")
    if(length GREATER most)
      list(APPEND problems "${file}:${number}: ${length} characters")
    endif()
  endforeach()
endforeach()

if(NOT files)
  message(FATAL_ERROR "There are no documents in ${ROOT}")
endif()
if(problems)
  list(JOIN problems "\n  " text)
  # Not FATAL_ERROR's text: that wraps the lines.
  message(NOTICE "Lines of documents that are longer than ${most} characters:\n  ${text}")
  message(FATAL_ERROR "Break them")
endif()
list(LENGTH files file_count)
message(STATUS "${file_count} documents: no line is longer than ${most} characters")
