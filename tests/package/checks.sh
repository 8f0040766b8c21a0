# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by the scripts in this folder that are run by hand: a line for each check.
# shellcheck source=cmake/prepare.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../../cmake/prepare.sh"
exec </dev/null

work=$root/build/package
logs=$work/logs
mkdir -p "$logs"

failures=0
# check NAME COMMAND…: one line that says whether the command succeeded, and its output if not.
check() {
    local name=$1 log=$logs/${1//[^A-Za-z0-9.-]/-}
    shift
    if quietly "$log" "$@"; then
        echo "ok      $name"
    else
        echo "FAILED  $name"
        failures=$((failures + 1))
        return 1
    fi
}
finish() {
    if ((failures)); then
        stop "$failures of the checks failed; all that they said is in $logs"
    fi
    exit 0
}
