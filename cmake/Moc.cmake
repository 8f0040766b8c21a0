# SPDX-License-Identifier: GPL-3.0-or-later
# four_moc(target): moc for the headers of a target. x.cpp includes moc_x.cpp at its end, so that it is compiled with what it
# needs anyway. Beside AUTOMOC, which reads all headers of Qt for each of ours and scans each source, that takes a tenth of the
# time. Run as a script it calls moc for the headers that have changed:
#   cmake -DMOC=… -DOUT=directory -DHEADERS=list.txt -P Moc.cmake
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(four_moc_script ${CMAKE_CURRENT_LIST_FILE})
  function(four_moc target)
    get_target_property(headers ${target} SOURCES)
    list(FILTER headers INCLUDE REGEX "\\.h$")
    list(TRANSFORM headers PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    set(out ${CMAKE_CURRENT_BINARY_DIR}/moc_of_${target})
    set(made "")
    foreach(header IN LISTS headers)
      cmake_path(GET header STEM name)
      list(APPEND made ${out}/moc_${name}.cpp)
    endforeach()
    list(JOIN headers "\n" lines)
    file(GENERATE OUTPUT ${out}/headers.txt CONTENT "${lines}\n")
    add_custom_command(OUTPUT ${out}/done BYPRODUCTS ${made}
      COMMAND ${CMAKE_COMMAND} -DMOC=$<TARGET_FILE:Qt6::moc> -DOUT=${out} -DHEADERS=${out}/headers.txt -P ${four_moc_script}
      DEPENDS ${headers} ${out}/headers.txt ${four_moc_script} Qt6::moc
      COMMENT "Running moc for ${target}" VERBATIM)
    # A target of its own: what a library makes for itself waits for all libraries that it is linked with.
    add_custom_target(${target}_moc DEPENDS ${out}/done)
    add_dependencies(${target} ${target}_moc)
    target_include_directories(${target} PRIVATE ${out})
  endfunction()
  return()
endif()

# A header without a class for moc gets an empty file. Without include directories moc reads our header alone, which is all
# that it needs.
file(STRINGS ${HEADERS} headers)
foreach(header IN LISTS headers)
  cmake_path(GET header STEM name)
  set(made ${OUT}/moc_${name}.cpp)
  if("${header}" IS_NEWER_THAN "${made}" OR "${MOC}" IS_NEWER_THAN "${made}")
    execute_process(COMMAND ${MOC} --no-notes ${header} -o ${made} RESULT_VARIABLE status)
    if(status)
      message(FATAL_ERROR "moc failed for ${header}")
    endif()
  endif()
endforeach()
file(TOUCH ${OUT}/done)
