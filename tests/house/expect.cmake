# SPDX-License-Identifier: GPL-3.0-or-later
# For the tests of the house tests (check_*_check.cmake): runs one of them on a small source tree in SCRATCH, and compares.
set_property(GLOBAL PROPERTY failed "")

# expect_complaint(NAME SCRIPT COMPLAINT [-D…]): SCRIPT fails on the tree and says COMPLAINT; with an empty one, it passes.
function(expect_complaint name script complaint)
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${SCRATCH} ${ARGN} -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${script}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE errors)
  string(FIND "${errors}" "${complaint}" found)
  if(complaint STREQUAL "")
    if(status)
      set_property(GLOBAL APPEND_STRING PROPERTY failed "  ${name}: ${errors}\n")
    endif()
  elseif(NOT status OR found EQUAL -1)
    set_property(GLOBAL APPEND_STRING PROPERTY failed "  ${name}: it did not say \"${complaint}\" but: ${errors}\n")
  endif()
endfunction()

# end_of_checks(WHAT): fails when one of them was not as expected.
function(end_of_checks what)
  file(REMOVE_RECURSE "${SCRATCH}")
  get_property(failed GLOBAL PROPERTY failed)
  if(failed)
    message(NOTICE "${failed}")
    message(FATAL_ERROR "${what} misses something")
  endif()
endfunction()
