# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What play.sh, test.sh and .ci/run share: finding and installing what is missing, and building a preset quietly.
# Sourcing it goes to the top of the source tree and sets `root` to it.
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
cd -- "$root" || exit

say() { printf '%s\n' "$@" >&2; }
stop() { say "$@"; exit 1; }
join() {
    local list
    printf -v list '%s, ' "$@"
    printf '%s' "${list%, }"
}

# quietly LOG COMMAND…: keeps what the command says in LOG, and shows the end of it only when it fails.
quietly() {
    local log=$1 status=0
    shift
    "$@" >"$log" 2>&1 </dev/null || status=$?
    ((status == 0)) || tail -n 60 "$log" >&2
    return "$status"
}

# --- What is there ---------------------------------------------------------------------------------------------------
# Looked for as CMake does, not asked of the package manager: a Qt or a CMake from elsewhere counts as well.

have() { command -v "$1" >/dev/null; }
have_compiler() { have "${CXX:-c++}" || have g++ || have clang++; }
have_font() { [[ -n $(find /usr/share/fonts /usr/local/share/fonts -name "$1" -print -quit 2>/dev/null) ]]; }
have_file_below_prefix() {      # PATTERN…, each below one of the places where CMake looks
    local prefix pattern
    local -a prefixes
    IFS=: read -ra prefixes <<<"${CMAKE_PREFIX_PATH:-}:${Qt6_ROOT:-}:/usr:/usr/local"
    for prefix in "${prefixes[@]}"; do
        for pattern in "$@"; do
            [[ -z $prefix || -z $(compgen -G "$prefix/$pattern") ]] || return 0
        done
    done
    return 1
}
have_qt() { have_file_below_prefix "lib*/cmake/$1/$1Config.cmake" "lib/*/cmake/$1/$1Config.cmake"; }
have_qt_tool() { have "$1" || have_file_below_prefix "bin/$1" "lib*/qt6/bin/$1"; }

have_wine64() { have wine64 || [[ -x /usr/lib/wine/wine64 ]]; }
have_qt_plugin() { have_file_below_prefix "lib*/qt6/plugins/$1" "lib/*/qt6/plugins/$1" "plugins/$1"; }

# look PURPOSE…: sets `names` and, by package manager, `debian` and `fedora` to what is missing for these purposes.
look() {
    local purposes=" $* "
    names=() debian=() fedora=()
    #    purpose what it is            Debian            Fedora               how to see that it is there
    part build  'a C++ compiler'       g++               gcc-c++              have_compiler
    part build  'CMake'                cmake             cmake                have cmake
    part build  'Ninja'                ninja-build       ninja-build          have ninja
    part build  'Qt 6 Widgets'         qt6-base-dev      qt6-qtbase-devel     have_qt Qt6Widgets
    part build  'Qt 6 LinguistTools'   qt6-tools-dev     qt6-qttools-devel    have_qt Qt6LinguistTools
    part build  'lrelease of Qt 6'     qt6-l10n-tools    qt6-qttools-devel    have_qt_tool lrelease
    part build  'Qt 6 SQLite'          libqt6sql6-sqlite qt6-qtbase           have_qt_plugin sqldrivers/libqsqlite.so
    part build  'pkg-config'           pkg-config        pkgconf-pkg-config   have pkg-config
    part build  'libsodium'            libsodium-dev     libsodium-devel      have_file_below_prefix include/sodium.h
    part test   'the DejaVu fonts'     fonts-dejavu-core dejavu-sans-fonts    have_font DejaVuSans.ttf
    part screen 'Xvfb'                 xvfb              xorg-x11-server-Xvfb have Xvfb
    part screen 'Openbox'              openbox           openbox              have openbox
    part portable 'Qt 6 for Wayland'   qt6-wayland       qt6-qtwayland        have_qt_plugin 'platforms/libqwayland-*.so'
    part portable 'Fcitx 5 for Qt 6'   fcitx5-frontend-qt6 fcitx5-qt6         have_qt_plugin 'platforminputcontexts/libfcitx5*.so'
    part windows 'g++ for Windows'     g++-mingw-w64-x86-64-posix mingw64-gcc-c++ have x86_64-w64-mingw32-g++-posix
    part windows 'NSIS'                nsis              mingw-nsis           have makensis
    part windows 'dpkg-source'         dpkg-dev          dpkg-dev             have dpkg-source
    part windows 'Tcl'                 tcl               tcl                  have tclsh
    part windows 'make'                make              make                 have make
    part wine   'Wine'                 wine              wine                 have wine
    part wine   'Wine for 64 bits'     wine64            wine                 have_wine64
    part screen 'xdotool'              xdotool           xdotool              have xdotool
    part screen 'setxkbmap'            x11-xkb-utils     setxkbmap            have setxkbmap
    part package 'desktop-file-utils'  desktop-file-utils desktop-file-utils  have desktop-file-validate
    part package 'AppStream'           appstream         appstream            have appstreamcli
    part package 'xmllint'             libxml2-utils     libxml2              have xmllint
    part package 'shared-mime-info'    shared-mime-info  shared-mime-info     have update-mime-database
    part package 'lintian'             lintian           lintian              have lintian
    part package 'debootstrap'         debootstrap       debootstrap          have debootstrap
    part package 'strings'             binutils          binutils             have strings
}
part() {
    if [[ $purposes == *" $1 "* ]] && ! "${@:5}"; then
        names+=("$2")
        [[ " ${debian[*]} " == *" $3 "* ]] || debian+=("$3")
        [[ " ${fedora[*]} " == *" $4 "* ]] || fedora+=("$4")
    fi
}

# --- Installing what is not ------------------------------------------------------------------------------------------

# need WHAT PURPOSE…: installs what is missing, or says what to do and stops. WHAT reads on after "needed to".
need() {
    local what=$1 log=build/install.log
    local -a names debian fedora as_root=() install
    shift
    look "$@"
    ((${#names[@]})) || return 0
    say "Missing, and needed to $what: $(join "${names[@]}")."

    if have apt-get; then
        install=(apt-get install -y --no-install-recommends "${debian[@]}")
    elif have dnf; then
        install=(dnf install -y "${fedora[@]}")
    else
        stop "Please install them with this system's package manager, then try again."
    fi
    if ((EUID != 0)); then
        # Without a terminal to type a password into, a desktop can ask for it.
        if have sudo && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
            as_root=(sudo)
        elif have pkexec && [[ ! -t 0 && ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
            as_root=(pkexec)
        else
            stop "Please run this as root, then try again:" "    ${install[*]}"
        fi
    fi

    say "Installing them; this can take a few minutes:" "    ${as_root[*]}${as_root:+ }${install[*]}"
    mkdir -p build
    if have apt-get; then
        # Package lists may be old or absent; that they cannot be fetched alone is no reason to give up.
        # shellcheck disable=SC2016 # for the inner shell
        install=(sh -c 'export DEBIAN_FRONTEND=noninteractive; apt-get update; exec "$@"' sh "${install[@]}")
    fi
    quietly "$log" "${as_root[@]}" "${install[@]}" ||
        stop "The installation failed. All it said is in $root/$log"
    hash -r
    look "$@"
    ((${#names[@]} == 0)) || stop "Installed, but still not to be found: $(join "${names[@]}"). See $root/$log"
}

# --- Building --------------------------------------------------------------------------------------------------------

# progress WHAT: reads what ninja says and shows how far it has come: on a terminal in one line, elsewhere in a line each tenth,
# but not more than two a minute. Silent for three seconds, as most builds after a change take less.
progress() {
    local what=$1 line text tenth=0 begun=$SECONDS said=$SECONDS is_shown=no
    while IFS= read -r line; do
        if ((SECONDS - begun < 3)) || [[ ! $line =~ ^\[([0-9]+)/([1-9][0-9]*)\] ]]; then
            continue
        fi
        text="  $what: step ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}"
        if [[ -t 2 ]]; then
            printf '\r\e[K%s' "$text" >&2
            is_shown=yes
        elif ((10 * BASH_REMATCH[1] / BASH_REMATCH[2] > tenth && SECONDS - said >= 30)); then
            tenth=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2])) said=$SECONDS
            say "$text"
        fi
    done
    [[ $is_shown == no ]] || printf '\r\e[K' >&2
}

# build PRESET WHAT [TARGET…]: configures where needed, and builds, a preset of CMakePresets.json: all of it, or the targets
# alone. WHAT reads on after "Building".
build() {
    local preset=$1 what=$2 dir=build/$1 lock
    local -a targets=("${@:3}")
    mkdir -p "$dir"
    exec {lock}>"$dir.lock"
    flock "$lock"       # two at once in one folder would spoil each other's files

    # A source tree that was moved or copied together with its build: CMake refuses to go on with that.
    if [[ -f $dir/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt"; then
        rm -rf "$dir"
        mkdir -p "$dir"
    fi
    # Ninja itself sees when a CMakeLists.txt has changed, but not that the presets have.
    if [[ ! -f $dir/build.ninja || CMakePresets.json -nt $dir/build.ninja ]]; then
        say "Building $what; the first time takes a few minutes…"
        quietly "$dir/configure.log" cmake --preset "$preset" ||
            stop "Building $what failed. All that CMake said is in $root/$dir/configure.log"
    elif [[ $(ninja -C "$dir" -n "${targets[@]}" 2>&1) != *'no work to do'* ]]; then
        say "Building $what anew after changes…"
    fi
    if ! (set -o pipefail; cmake --build "$dir" ${targets:+--target "${targets[@]}"} 2>&1 </dev/null | tee "$dir/build.log" | progress "$what"); then
        tail -n 60 "$dir/build.log" >&2
        stop "Building $what failed. All that the compiler said is in $root/$dir/build.log"
    fi
    exec {lock}>&-
}
