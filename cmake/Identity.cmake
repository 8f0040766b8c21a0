# SPDX-License-Identifier: GPL-3.0-or-later
# The project's name and addresses, in this one place. Until the project has a public home the addresses are names reserved
# for examples (RFC 2606), which can belong to no one.
set(FOUR_NAME "Four in a Row")
set(FOUR_NAME_VI "Bốn quân thẳng hàng")
set(FOUR_PUBLISHER "The Four in a Row developers")
set(FOUR_HOMEPAGE "https://example.org/fourinarow")
set(FOUR_ISSUES "https://example.org/fourinarow/issues")
set(FOUR_CONTACT "${FOUR_PUBLISHER} <fourinarow@example.org>")

# The name of the desktop file, icon, file type, AppStream data and Flatpak, and what a Wayland compositor calls the window. It
# is an address turned round, so it changes with that of the home page; games and settings do not depend on it.
set(FOUR_APP_ID org.example.FourInARow)
