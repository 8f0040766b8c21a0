# SPDX-License-Identifier: GPL-3.0-or-later
# A test of the test: owners.cmake has to find each of these faults, and nothing in a source tree without one.
#   cmake -DSCRATCH=directory -P check_owners_check.cmake
cmake_minimum_required(VERSION 3.22)
include(${CMAKE_CURRENT_LIST_DIR}/expect.cmake)

# expect(name FILE LINE COMPLAINT): the test of a tree with that one file reports COMPLAINT; "": it passes.
function(expect name file line complaint)
  file(REMOVE_RECURSE "${SCRATCH}")
  file(WRITE "${SCRATCH}/${file}" "// first\n${line}\n")
  set(where "")
  if(NOT complaint STREQUAL "")
    set(where "${file}: ")
  endif()
  expect_complaint("${name}" owners.cmake "${where}${complaint}")
endfunction()

expect("the session goes on" ui/session/session.cpp "const Outcome outcome = m_game.apply(action)" "")
expect("a comment" ui/board/a.cpp "    // as game.apply(action) does" "")
expect("a view goes on" ui/board/a.cpp "m_game.apply(action)" "only the session lets a game go on")
expect("a copy goes on" ui/game/a.cpp "    copy->apply(action)" "only the session lets a game go on")
expect("the program goes on" app/a.cpp "game.apply(action)" "only the session lets a game go on")
expect("the library opens" ui/store/games/gamelibrary.cpp "m_session->receiveGame({})" "")
expect("a model is told" ui/game/a.cpp "void GameModel::receiveGame(Arrival reason)" "")
expect("a view brings a game" ui/board/a.cpp "m_session->receiveGame({})" "games come into the session by few doors")
expect("a dialog brings a game" ui/dialogs/a.cpp "window->session()->receiveGame({})" "games come into the session by few doors")
expect("commands are actions" ui/commands/commands.cpp "auto *action = new QAction(this)" "")
expect("a menu shows commands" ui/window/mainwindow.cpp "menu->addAction(action)" "")
expect("an action beside" ui/window/mainwindow.cpp "auto *action = new QAction(this)" "each command is one action")
expect("an entry beside" ui/board/a.cpp "menu->addAction(tr(\"Undo\"))" "each command is one action")
expect("a shortcut beside" ui/board/a.cpp "new QShortcut(QKeySequence::Undo, this)" "keys are those of commands")
expect("a search is called" core/coach/a.cpp "std::stop_callback relay(stop, [] {});" "searches ask a StopSign")
expect("a dialog has buttons" ui/dialogs/a.cpp "new QPushButton(this)" "")
expect("a panel has an own button" ui/panels/a.cpp "new QPushButton(this)" "buttons of the panels are those of commands")

end_of_checks("The check of the owners")
