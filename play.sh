#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the game where needed, installing what is missing for that, and starts it: ./play.sh [arguments of the game]
set -euo pipefail
origin=$PWD
# shellcheck source=cmake/prepare.sh
source "$(dirname -- "$(readlink -f -- "$0")")/cmake/prepare.sh"

[[ ${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-} ]] ||
    stop "There is no screen to play on: neither DISPLAY nor WAYLAND_DISPLAY is set. Please start this on a desktop."
need 'build the game' build
build release 'the game' fourinarow
cd -- "$origin"     # file names among the arguments are meant from there
exec "$root/build/release/app/fourinarow" "$@"
