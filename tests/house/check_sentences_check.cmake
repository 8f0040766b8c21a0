# SPDX-License-Identifier: GPL-3.0-or-later
# A test of the test: sentences.cmake has to find each piece of a sentence, and nothing among whole texts.
#   cmake -DSCRATCH=directory -P check_sentences_check.cmake
cmake_minimum_required(VERSION 3.22)
include(${CMAKE_CURRENT_LIST_DIR}/expect.cmake)

# expect(TEXT FAULTY): the test of translations with that text and good ones complains, or not.
function(expect text faulty)
  file(REMOVE_RECURSE "${SCRATCH}")
  set(messages "")
  foreach(each IN ITEMS "Games" "%1, %2" "%1: %2" "the loser begins" "%1." "Row %1: %2." "${text}")
    string(APPEND messages "<message><source>${each}</source><translation>x</translation></message>\n")
  endforeach()
  file(WRITE "${SCRATCH}/translations/fourinarow_vi.ts" "<TS><context><name>four::Words</name>\n${messages}</context></TS>\n")
  set(complaint "")
  if(faulty)
    set(complaint "four::Words: “${text}”")
  endif()
  expect_complaint("${text}" sentences.cmake "${complaint}")
endfunction()

expect("Rush is over: %Ln puzzle(s) solved, %1 missed." FALSE)
expect("Column %1: %2." FALSE)
expect("your turn, %1" FALSE)
expect(", %1 missed." TRUE)
expect(" and %1" TRUE)
expect("… and so on" TRUE)
expect("Rush is over, " TRUE)
expect("Rush is over," TRUE)
expect("which decides the game." TRUE)
expect("%1: %2." TRUE)
expect("Column %1 %2." TRUE)

end_of_checks("The check of the sentences")
