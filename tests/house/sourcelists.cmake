# SPDX-License-Identifier: GPL-3.0-or-later
# Both forms of apt's lists, turned by resources/windows/source-lists into lists of source packages at the same places.
#
#     cmake -DROOT=. -DSCRATCH=build/source-lists -P sourcelists.cmake
file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${SCRATCH}/to)
file(WRITE ${SCRATCH}/sources.list "# deb http://old.example stable main
deb [signed-by=/k.gpg arch=amd64] http://mirror.example/debian bookworm main contrib # near
 deb\tcdrom:[Disc 1]/ bookworm main
deb-src http://mirror.example/debian bookworm main
")
file(WRITE ${SCRATCH}/parts/own.list "deb http://mirror.example/debian bookworm main\n")
file(WRITE ${SCRATCH}/parts/debian.sources "Types: deb
URIs: http://mirror.example/security
Suites: bookworm-security
Components: main

types: deb deb-src
URIs: file:/srv/debian
Suites: ./
")
file(WRITE ${SCRATCH}/parts/gone.sources.save "Types: deb\nURIs: http://old.example\n")
execute_process(COMMAND bash ${ROOT}/resources/windows/source-lists ${SCRATCH}/sources.list ${SCRATCH}/parts ${SCRATCH}/to
  COMMAND_ERROR_IS_FATAL ANY)

function(expect name text)
  file(READ ${SCRATCH}/to/${name} content)
  if(NOT content STREQUAL text)
    message(FATAL_ERROR "${name} is\n${content}\nand not\n${text}")
  endif()
endfunction()
expect(lines.list "deb-src [signed-by=/k.gpg arch=amd64] http://mirror.example/debian bookworm main contrib # near
deb-src cdrom:[Disc 1]/ bookworm main
deb-src http://mirror.example/debian bookworm main
")
expect(debian.sources "Types: deb-src
URIs: http://mirror.example/security
Suites: bookworm-security
Components: main

Types: deb-src
URIs: file:/srv/debian
Suites: ./
")
file(GLOB written RELATIVE ${SCRATCH}/to ${SCRATCH}/to/*)
if(NOT written STREQUAL "debian.sources;lines.list")
  message(FATAL_ERROR "written: ${written}")
endif()

# The hosts are the machine's, so none stands in the scripts.
file(GLOB scripts ${ROOT}/resources/windows/*)
foreach(script IN LISTS scripts)
  file(STRINGS ${script} hosts REGEX "(deb|security|archive)\\.(debian|ubuntu)\\.")
  if(hosts)
    message(FATAL_ERROR "${script} names a host: ${hosts}")
  endif()
endforeach()
