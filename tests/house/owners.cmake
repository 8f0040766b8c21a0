# SPDX-License-Identifier: GPL-3.0-or-later
# A test: fails when code that belongs to one file or folder is found in another: only the session applies actions, few files
# hand games to it, each command is one action, and the buttons of the panels are those of commands.
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

# A second class that applied actions would have a second game. (The command line without a window has no session;
# what another computer says is judged before it comes to the session.)
one_place("only the session lets a game go on" "(\\.|->)apply\\(" PLACES ui/session/ ui/network/ app/cli/)
# The caller of receiveGame() decides whether the new game is stored, and what happens to the one before it.
one_place("games come into the session by few doors" "[sS]ession(\\(\\))?(\\.|->)receiveGame\\("
  PLACES ui/session/ ui/store/games/gamelibrary.cpp ui/games/games.cpp ui/twocomputers/twocomputers.cpp app/main.cpp)
# takeProblem() clears the problem, so a second caller would hide it from StoreTrouble.
one_place("trouble with the store is told by StoreTrouble" "takeProblem\\(" PLACES ui/store/games/retryqueue.cpp ui/store/file/database.
  ui/store/games/gamestore.h ui/games/historydialog.cpp)
one_place("a headline of files is written down once" "\"four-in-a-row (record|training)" PLACES core/rules/recordfields.h
  IN core ui app)
# The destructor of std::stop_callback can wait forever on Windows; see StopSign.
one_place("searches ask a StopSign, and are not called" "stop_callback" PLACES core/engine/stopsign.h IN core ui app)
# The headings of a table are not commands, and neither is its menu, nor who begins the next game, nor the levels and
# games of the start page.
one_place("each command is one action, in Commands" "new QAction|addAction\\( *(tr|Q|\"|u\"|Words)" PLACES ui/commands/commands.cpp
  ui/widgets/sortmenu.cpp ui/panels/resultpanel.cpp ui/panels/startpanel.cpp)
one_place("keys are those of commands" "new QShortcut" PLACES ui/commands/commands.cpp ui/dialogs/newmatchdialog.cpp ui/games/historydialog.cpp
  ui/widgets/sortmenu.cpp ui/widgets/layouts/taborder.cpp)
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
