# SPDX-License-Identifier: GPL-3.0-or-later
# A test of the test: lines.cmake has to find each of these faults, and nothing in a source tree without one.
#   cmake -DSCRATCH=directory -P check_lines_check.cmake
cmake_minimum_required(VERSION 3.22)
include(${CMAKE_CURRENT_LIST_DIR}/expect.cmake)

# expect(name FILE TEXT COMPLAINT): the test of a tree with that file and a good one reports COMPLAINT; "": it passes.
function(expect name file text complaint)
  file(REMOVE_RECURSE "${SCRATCH}")
  file(WRITE "${SCRATCH}/${file}" "# Title; with [brackets\n\n${text}\nlast\n")
  file(WRITE "${SCRATCH}/docs/GOOD.md" "# A good one\n")
  set(where "")
  if(NOT complaint STREQUAL "")
    set(where "${file}:")
  endif()
  expect_complaint("${name}" lines.cmake "${where}${complaint}")
endfunction()

string(REPEAT "x" 160 full)
string(REPEAT "ậ→" 80 foreign)
string(REPEAT "|;[" 60 marks)
expect("as long as may be" README.md "${full}" "")
expect("one more" README.md "${full}x" "3: 161 characters")
expect("letters of several bytes" README.vi.md "${foreign}" "")
expect("one more of several bytes" README.vi.md "${foreign}ậ" "3: 161 characters")
expect("marks of lists" CHANGELOG.md "${marks}" "3: 180 characters")
expect("below the first" docs/RULES.md "\n${full}x" "4: 161 characters")
expect("in a folder of docs" docs/pictures/README.md "${full}x" "3: 161 characters")
expect("of the engine" core/engine/README.md "${full}x" "3: 161 characters")
expect("the glossary" translations/GLOSSARY.md "${full}x" "3: 161 characters")
expect("an address" README.md "see https://example.org/${full}" "")
expect("an address in a link" README.md "[a page](http://example.org/${full}) to read" "")
expect("words behind an address" README.md "https://example.org ${full}x" "3: 162 characters")
expect("another text" resources/lessons.txt "${full}x" "")

end_of_checks("The check of the lines")
