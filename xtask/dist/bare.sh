#!/bin/sh
# Tries the package in a bare Debian, as root: from `apt install` to the first move on a virtual screen, an update, and
# removal.
# Usage: bare.sh PACKAGE.deb FOLDER [SUITE]. FOLDER gets the bare system and must not exist yet.
set -eu
package=$(realpath "$1")
folder=$2
suite=${3:-bookworm}
test ! -e "$folder"
mkdir -p "$folder"
mmdebstrap --variant=apt --include=ca-certificates "$suite" - | tar --extract --directory "$folder"
trap 'umount "$folder/proc" "$folder/dev/shm" 2>/dev/null || true' EXIT
mount -t proc proc "$folder/proc"
mkdir -p "$folder/dev/shm"
mount -t tmpfs tmpfs "$folder/dev/shm"
in_system() { env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive chroot "$folder" "$@"; }
# The screen, without which nothing is shown, is not a part of the package. A player's system has one, and the lists of packages.
in_system apt-get -q update >/dev/null
in_system apt-get -q -y install --no-install-recommends xvfb xdotool >/dev/null
before=$(in_system sh -c 'find /usr /etc -type f | sort | sha256sum')
cp "$package" "$folder/package.deb"
# The same as an older version, to be updated later.
dpkg-deb --raw-extract "$package" "$folder/tmp/older"
sed -i 's/^Version: .*/&~older/' "$folder/tmp/older/DEBIAN/control"
dpkg-deb --root-owner-group --build "$folder/tmp/older" "$folder/older.deb" >/dev/null
begun=$(date +%s)
in_system apt-get -q -y install --no-install-recommends /older.deb >/dev/null
installed=$(date +%s)
cp "$(dirname "$(realpath "$0")")/play.sh" "$folder/play.sh"
cat > "$folder/first-move.sh" <<'PLAY'
set -eu
Xvfb :7 -screen 0 1280x720x24 >/dev/null 2>&1 &
screen=$!
DISPLAY=:7 sh /play.sh a4-a3 ongoing zen-table >/tmp/table
kill "$screen"
PLAY
in_system sh /first-move.sh
table=$(cat "$folder/tmp/table")
echo "installed in $((installed - begun)) s, the first move is made $((table - begun)) s after the beginning"
matches() { in_system sh -c 'find /root -path "*zen-table/matches*" -type f -exec sha256sum {} +'; }
played=$(matches)
test -n "$played"
in_system apt-get -q -y install --no-install-recommends /package.deb >/dev/null
in_system zen-table --version
if test "$(in_system dpkg-query -W -f '${Version}' zen-table)" != "$(dpkg-deb -f "$package" Version)" || test "$played" != "$(matches)"; then
  echo "the update failed, or changed the player's matches" >&2
  exit 1
fi
in_system apt-get -q -y remove --purge zen-table >/dev/null
in_system apt-get -q -y autoremove --purge >/dev/null
after=$(in_system sh -c 'find /usr /etc -type f | sort | sha256sum')
if test "$before" != "$after"; then
  echo "removal left files in /usr or /etc, or took some away" >&2
  exit 1
fi
if test "$played" != "$(matches)"; then
  echo "removal took the player's matches" >&2
  exit 1
fi
echo "the update and the removal left the player's match, and removal left nothing in /usr and /etc:"
echo "$played"
