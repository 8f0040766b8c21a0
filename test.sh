#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds everything with its tests, installing what is missing for that, and runs them with ctest:
#   ./test.sh [--preset dev|ci|asan|asan-ci] [arguments of ctest], such as ./test.sh -L core or ./test.sh -R record -V
set -euo pipefail
# shellcheck source=cmake/prepare.sh
source "$(dirname -- "$(readlink -f -- "$0")")/cmake/prepare.sh"

preset=dev
case ${1:-} in
    --preset=*) preset=${1#*=}; shift ;;
    --preset) preset=${2:-}; shift; shift || : ;;
esac
[[ $preset =~ ^(dev|ci|asan|asan-ci)$ ]] || stop "--preset takes dev, ci, asan or asan-ci, not '$preset'."

need 'build and test the game' build test
build "$preset" "the game and its tests ($preset)"

tests=(ctest --preset "$preset" "$@")
# Tests labelled `screen` start a server and a window manager of their own, so that they type into no other windows. Where these
# cannot be had, ctest says that the tests were skipped.
if [[ $("${tests[@]}" -N -L '^screen$' 2>/dev/null) == *'Total Tests: '[1-9]* ]]; then
    (need 'test on a screen' screen) || say 'Going on without these tests.'
fi
exec "${tests[@]}"
