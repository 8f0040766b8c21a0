# SPDX-License-Identifier: GPL-3.0-or-later
# A test: every text to translate is whole. A sentence that the code puts together from pieces cannot be translated, since
# each language has its own order of words. It fails for a text that only continues another, or waits for one.
#   cmake -DROOT=directory -P sentences.cmake
cmake_minimum_required(VERSION 3.22)
file(READ "${ROOT}/translations/fourinarow_vi.ts" text)
string(REGEX REPLACE "&[a-z]+;" "'" text "${text}")
string(REGEX REPLACE "[][;]" "," text "${text}")  # CMake would take them for the syntax of lists
string(REGEX MATCHALL "<name>[^<]*|<source>[^<]*" parts "${text}")

set(pieces
  "^( |,|[.]|:|[!]|[?]|[)]|…)"        # goes on with a sentence
  "( |,)$"                            # a sentence has to go on
  "^[a-z].*[.!?]$"                    # has the end of a sentence, and not its beginning
  "^%L?[0-9n][^A-Za-z]*%[^A-Za-z]*[.]$"  # clauses side by side
  "%L?[0-9n] %L?[0-9n][.]$")          # a subject, and all that is said of it
set(found "")
foreach(part IN LISTS parts)
  if(part MATCHES "^<name>(.*)")
    set(context "${CMAKE_MATCH_1}")
    continue()
  endif()
  string(REGEX REPLACE "^<source>" "" source "${part}")
  foreach(piece IN LISTS pieces)
    if(source MATCHES "${piece}")
      string(APPEND found "  ${context}: “${source}”\n")
      break()
    endif()
  endforeach()
endforeach()
if(found)
  message(NOTICE "Pieces of sentences:\n${found}Write each sentence as one text, with %1 for what differs.")
  message(FATAL_ERROR "Some texts are not whole")
endif()
