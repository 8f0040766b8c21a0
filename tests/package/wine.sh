# shellcheck shell=bash disable=SC2034,SC2154 # what run-windows sets and reads
# SPDX-License-Identifier: GPL-3.0-or-later
# What run-windows needs of Wine: its own Windows and screen in $folder, with functions to press keys and read windows.
# shellcheck source=tests/package/checks.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/checks.sh"

# has_screen: an Xvfb with a window manager, as long as the script runs.
has_screen() {
    local number
    export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' LC_ALL=C.UTF-8
    exec {number}< <(exec Xvfb -displayfd 1 -screen 0 1280x900x24 -nolisten tcp -noreset 2>/dev/null)
    server=$!
    trap 'wineserver -k 2>/dev/null; kill "$server" 2>/dev/null' EXIT
    read -r -t 30 display <&"$number" || stop 'Xvfb does not start.'
    export DISPLAY=:$display
    openbox >/dev/null 2>&1 &
}

# awaits SECONDS COMMAND…: until the command succeeds.
awaits() {
    local -i left=$(($1 * 5))
    shift
    while ! "$@" >/dev/null 2>&1; do
        ((left-- > 0)) || return
        sleep 0.2
    done
}
picture() { ! have scrot || scrot -o "$folder/$1.png"; }

# has_prefix vi|en: a new Windows in that language. Wine takes it from the locale, of which Vietnamese need not be
# there: it is made beside the prefix.
has_prefix() {
    language=$1
    export WINEPREFIX=$folder/prefix-$1
    if [[ $1 == vi && ! -d $folder/locale/vi_VN.UTF-8 ]]; then
        mkdir -p "$folder/locale"
        localedef -i vi_VN -f UTF-8 "$folder/locale/vi_VN.UTF-8" || return
    fi
    there wineboot --init && wineserver -w
    user=$(echo "$WINEPREFIX"/drive_c/users/*/AppData)
    [[ -d $user ]] || return
    menu="$user/Roaming/Microsoft/Windows/Start Menu/Programs"
}
# there PROGRAM [ARGUMENT…]: runs it under Wine, in the language of the prefix.
there() {
    if [[ $language == vi ]]; then
        LOCPATH=$folder/locale LC_ALL=vi_VN.UTF-8 wine "$@"
    else
        wine "$@"
    fi
}
# named FILE: as Windows calls it.
named() { wine winepath -w "$1" | tr -d '\r'; }
# registry KEY: what is there and below it, in UTF-8; nothing, where there is no such key.
registry() {
    rm -f "$WINEPREFIX/drive_c/key.reg"
    wine reg export "$1" 'C:\key.reg' /y >/dev/null 2>&1 || return 0
    iconv -f UTF-16 -t UTF-8 "$WINEPREFIX/drive_c/key.reg" | tr -d '\r'
    rm "$WINEPREFIX/drive_c/key.reg"
}

# windows NAME: the visible ones of that name. One that closes during the search is an error for xdotool.
windows() { xdotool search --onlyvisible --name "$1" 2>/dev/null || true; }
are_windows() { (($(windows "$1" | wc -l) == $2)); }
is_window() { [[ -n $(windows "$1") ]]; }
gone() { ! xdotool getwindowname "$window"; }
# appears NAME: awaits such a window, gives it the keyboard and sets `window`.
appears() {
    awaits 60 is_window "$1" && window=$(windows "$1" | tail -n 1) && xdotool windowactivate --sync "$window" &&
        sleep 2 # Wine gives it the keyboard a little later, without a sign
}

# told FILE: the words of the message boxes of a program that ran with WINEDEBUG=-all,+msgbox and wrote to FILE, as Wine spells them:
# \1ea1 for a letter that is not ASCII.
told() { sed -n 's/^[^ ]*trace:msgbox:MSGBOX_OnInit L"\(.*\)"$/\1/p' "$1"; }
# spelled TEXT: the same spelling of a text.
spelled() { python3 -c 'import sys; print("".join(c if " " <= c <= "~" else "\\%04x" % ord(c) for c in sys.argv[1]))' "$1"; }
