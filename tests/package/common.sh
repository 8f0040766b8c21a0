# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by run and run-portable: a bare Debian in which the program is tested.
# shellcheck source=tests/package/checks.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/checks.sh"

# In its own namespaces, so that mounts and processes end with the script, however it ends.
if [[ ${FOUR_OWN_SPACE:-} != yes ]]; then
    ((EUID == 0)) || stop 'Only root may make a bare system to install into: please run this as root.'
    FOUR_OWN_SPACE=yes exec unshare --mount --pid --fork --kill-child bash "$0" "$@"
fi

bare=$work/root

# make_bare_root: a Debian of the host's release with nothing but apt in $bare. Fetched once, then kept.
make_bare_root() {
    local release mirror kept
    # shellcheck source=/dev/null
    release=$(source /etc/os-release && echo "$VERSION_CODENAME")
    # shellcheck disable=SC2016 # apt-get's own variable
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $release" 'Component: main' |
        head -n 1)
    kept=$work/$release.tar
    rm -rf "$bare"
    mkdir -p "$bare"
    if [[ ! -f $kept ]]; then
        have debootstrap && debootstrap --variant=minbase "$release" "$bare" "$mirror" || return
        tar --one-file-system -C "$bare" -cf "$kept.new" . && mv "$kept.new" "$kept" || return
    else
        tar -C "$bare" -xf "$kept" || return
    fi
    cp /etc/resolv.conf "$bare/etc/resolv.conf"
    mkdir -p "$work/archives"
    mount -t proc proc "$bare/proc" && mount --bind "$work/archives" "$bare/var/cache/apt/archives"
}

# make_overlay_root: this system as it is, but what is written goes elsewhere.
make_overlay_root() {
    rm -rf "$bare" "$work/overlay"
    mkdir -p "$bare" "$work/overlay/upper" "$work/overlay/work"
    mount -t overlay overlay -o "lowerdir=/,upperdir=$work/overlay/upper,workdir=$work/overlay/work" "$bare" &&
        mount -t proc proc "$bare/proc" && mount --bind /dev "$bare/dev"
}

inside() {
    chroot "$bare" /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games "$@"
}

# Runs a command as a user other than root, with its own home.
as_player() {
    chroot --userspec=1234:1234 "$bare" /usr/bin/env -i HOME=/home/player LC_ALL=C.UTF-8 \
        QT_QPA_PLATFORM=offscreen PATH=/usr/bin:/bin:/usr/games "$@"
}

# A home with a game file, and a copy of it without the file name extension.
make_player() {
    local home=$bare/home/player
    mkdir -p "$home"
    cp tests/fuzz/corpus/record/classic-win "$home/lan.fiar"
    cp tests/fuzz/corpus/record/classic-win "$home/letter"
    chown -R 1234:1234 "$home"
}

# opens_game PROGRAM…: whether it starts with a game file, stays, and has stored that game, so that SQLite is there.
opens_game() {
    local status=0
    rm -rf "$bare/home/player/.local"
    as_player timeout 5 "$@" /home/player/lan.fiar || status=$?
    ((status == 124)) || { echo "ended with status $status"; return 1; }
    stored_moves | grep '1 2 2 3 3 4 3 4 5 4 4'
}
stored_moves() {
    strings -n 8 "$bare/home/player/.local/share/fourinarow/games.sqlite"*
}
