# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package: cmake --preset deb && cmake --build build/deb --target package
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME fourinarow)
set(CPACK_PACKAGE_VENDOR ${FOUR_PUBLISHER})
set(CPACK_PACKAGING_INSTALL_PREFIX ${CMAKE_INSTALL_PREFIX})
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# As for any package that does not come from Debian: lower than 1.
set(CPACK_DEBIAN_PACKAGE_RELEASE 0upstream1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# A plugin that Qt looks for at run time: nothing is linked to it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite)
# Plugins of Qt too, but it does without: native windows on Wayland, Vietnamese and other input by Fcitx (that by IBus is part
# of Qt's own libraries), the look and the file dialogs of the desktop.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS
  "qt6-wayland, fcitx5-frontend-qt6 | fcitx-frontend-qt6, qt6-gtk-platformtheme | qt6-xdgdesktopportal-platformtheme")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "games with falling discs, for two or against the computer")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Drop discs and be the first with four in a row: six games, from the
classic one to one with blocks and removals, by the mouse, the keyboard or
a screen reader. The computer plays at seven levels, up to perfect play.

The program speaks Vietnamese and English.")
if(NOT FOUR_HAS_SOUND)
  string(APPEND CPACK_DEBIAN_PACKAGE_DESCRIPTION "

This package has no sounds: it was built without Qt Multimedia.")
endif()
include(CPack)
