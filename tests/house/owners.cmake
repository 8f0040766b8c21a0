# SPDX-License-Identifier: GPL-3.0-or-later
# A test: fails when something that has one place in the house is done in another: the game goes on in the session alone, games
# come to it by few doors, each command is one action, and the buttons of the panels are those of commands.
#   cmake -DROOT=source-tree -P owners.cmake
cmake_minimum_required(VERSION 3.22)
set(problems "")
set(counted 0)

# one_place(WHAT PATTERN FILES… [IN FOLDERS…]): lines that match the pattern are in those files or folders alone, of all in ui and
# app, or of FOLDERS.
function(one_place what pattern)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "PLACES;IN")
  if(NOT arg_IN)
    set(arg_IN ui app)
  endif()
  foreach(folder IN LISTS arg_IN)
    file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/${folder}/*")
    list(FILTER files INCLUDE REGEX "\\.(h|cpp)$")
    foreach(file IN LISTS files)
      math(EXPR counted "${counted} + 1")
      set(is_place FALSE)
      foreach(place IN LISTS arg_PLACES)
        string(FIND "${file}" "${place}" found)
        if(found EQUAL 0)
          set(is_place TRUE)
        endif()
      endforeach()
      if(is_place)
        continue()
      endif()
      file(STRINGS "${ROOT}/${file}" lines REGEX "${pattern}")
      foreach(line IN LISTS lines)
        if(line MATCHES "^[ \t]*//")
          continue()
        endif()
        string(STRIP "${line}" line)
        string(REPLACE ";" "," line "${line}")
        list(APPEND problems "${file}: ${what}: ${line}")
      endforeach()
    endforeach()
  endforeach()
  set(problems "${problems}" PARENT_SCOPE)
  set(counted "${counted}" PARENT_SCOPE)
endfunction()

# Two that let a game go on would have two games. (The command line without a window has no session.)
one_place("only the session lets a game go on" "(\\.|->)apply\\(" PLACES ui/session/ app/cli/)
# Whoever brings another game decides whether it is stored, and what becomes of the one before it.
one_place("games come into the session by few doors" "[sS]ession(\\(\\))?(\\.|->)receive\\("
  PLACES ui/session/ ui/store/games/gamelibrary.cpp ui/games/games.cpp app/main.cpp)
# Whoever asks for the problem takes it from the others, and nobody would be told.
one_place("trouble with the store is told by StoreTrouble" "takeProblem\\(" PLACES ui/store/games/retryqueue.cpp ui/store/file/database.
  ui/store/games/gamestore.h ui/games/historydialog.cpp)
one_place("a headline of files is written down once" "\"four-in-a-row (record|training)" PLACES core/rules/recordfields.h
  IN core ui app)
# It waits for a call that is just being made by means that lose the end of it on Windows; see StopSign.
one_place("searches ask a StopSign, and are not called" "stop_callback" PLACES core/engine/stopsign.h IN core ui app)
# The headings of a table are no commands, and its menu is one of headings.
one_place("each command is one action, in Commands" "new QAction|addAction\\( *(tr|Q|\"|u\"|Words)" PLACES ui/commands/commands.cpp
  ui/widgets/sortmenu.cpp)
one_place("keys are those of commands" "new QShortcut" PLACES ui/commands/commands.cpp ui/games/historydialog.cpp
  ui/widgets/sortmenu.cpp)
one_place("buttons of the panels are those of commands" "new Q(Push|Tool)Button" IN ui/panels)

if(counted EQUAL 0)
  message(FATAL_ERROR "There are no sources in ${ROOT}")
endif()
if(problems)
  list(JOIN problems "\n  " text)
  # Not FATAL_ERROR's text: that wraps the lines.
  message(NOTICE "Done in another place than its own:\n  ${text}")
  message(FATAL_ERROR "tests/house/owners.cmake says what has which place")
endif()
message(STATUS "Everything is done in its own place")
