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
cat > "$folder/first-move.sh" <<'PLAY'
set -eu
Xvfb :7 -screen 0 1280x720x24 >/dev/null 2>&1 &
screen=$!
mkfifo /tmp/ask
DISPLAY=:7 zen-table --start enso --probe </tmp/ask >>/tmp/answers 2>/tmp/complaints &
game=$!
exec 3>/tmp/ask
# The last answer of a kind, once there is one for which this is true.
answer() {
  for try in $(seq 600); do
    : >/tmp/answers
    echo "$1" >&3
    sleep 0.1
    if grep -q "$2" /tmp/answers; then return; fi
  done
  echo "in vain: $1: $2" >&2
  tail -n 3 /tmp/answers /tmp/complaints >&2
  exit 1
}
answer position '"plies":0'
# A move as a player makes it: a click on the stone, and one on its goal.
for square in a4 a3; do
  answer "where $square" '"x"'
  sleep 1
  answer "where $square" '"x"'
  DISPLAY=:7 xdotool mousemove "$(sed -n 's/.*"x":\([0-9]*\).*/\1/p' /tmp/answers | tail -n 1)" "$(sed -n 's/.*"y":\([0-9]*\).*/\1/p' /tmp/answers | tail -n 1)" sleep 0.5 click 1
done
answer position '"plies":1'
date +%s >/tmp/table
kill "$game"
wait "$game" || true
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
