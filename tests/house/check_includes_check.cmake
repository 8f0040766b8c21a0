# SPDX-License-Identifier: GPL-3.0-or-later
# A test of the test: includes.cmake has to find each of these faults, and nothing in a source tree without one.
#   cmake -DSCRATCH=directory -DQT_INCLUDES=directory -P check_includes_check.cmake
cmake_minimum_required(VERSION 3.22)
include(${CMAKE_CURRENT_LIST_DIR}/expect.cmake)

# expect(name FILE LINE COMPLAINT): the test of a tree with that one file reports COMPLAINT; "": it passes.
function(expect name file line complaint)
  file(REMOVE_RECURSE "${SCRATCH}")
  file(WRITE "${SCRATCH}/${file}" "// first\n${line}\n")
  file(WRITE "${SCRATCH}/core/rules/board.h" "#include <vector>\n")
  set(where "")
  if(NOT complaint STREQUAL "")
    set(where "${file}: ")
  endif()
  expect_complaint("${name}" includes.cmake "${where}${complaint}" "-DQT_INCLUDES=${QT_INCLUDES}")
endfunction()

expect("downwards" ui/window/a.cpp "#include \"ui/session/match.h\"" "")
expect("own floor" ui/session/a.cpp "#include \"ui/session/match.h\"" "")
expect("made by moc" ui/panels/a.cpp "#include \"a.moc\"" "")
expect("made by moc from the header" ui/panels/a.cpp "#include \"moc_a.cpp\"" "")
expect("upwards" ui/session/a.cpp "#include \"ui/window/mainwindow.h\"" "\"ui/window/mainwindow.h\" is above ui/session")
expect("upwards, spaced" ui/board/a.h "  #  include \"ui/panels/turnbar.h\"" "\"ui/panels/turnbar.h\" is above ui/board")
expect("core takes ui" core/players/a.cpp "#include \"ui/session/match.h\"" "\"ui/session/match.h\" is above core/players")
expect("ui takes app" ui/window/a.cpp "#include \"app/firstgame.h\"" "\"app/firstgame.h\" is above ui/window")
expect("the rules know no engine" core/rules/a.cpp "#include \"core/engine/solver.h\"" "\"core/engine/solver.h\" is above core/rules")
expect("core takes Qt" core/rules/a.h "#include <QString>" "<QString>, but core/rules has no Qt")
expect("core takes Qt, by module" core/engine/a.cpp "#include <QtCore/QString>" "<QtCore/QString>, but core/engine has no Qt")
expect("core takes Qt, old names" core/engine/a.cpp "#include <qstring.h>" "<qstring.h>, but core/engine has no Qt")
expect("session takes QtCore" ui/session/a.cpp "#include <QTimer>" "")
expect("session takes widgets, by module" ui/session/a.cpp "#include <QtWidgets/QWidget>" "<QtWidgets/QWidget>, but ui/session has QtCore")
if(QT_INCLUDES)
  expect("session takes widgets" ui/session/a.cpp "#include <QWidget>" "<QWidget>, but ui/session has QtCore")
endif()
expect("a folder without a floor" ui/attic/a.cpp "#include <vector>" "ui/attic is no floor")
expect("not from the top" ui/session/a.cpp "#include \"match.h\"" "\"match.h\" is not named from the top of the source tree")

end_of_checks("The include check")
