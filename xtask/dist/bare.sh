#!/bin/sh
# Tries the package in a bare Debian, as root: from `apt install` to the first move on a virtual screen, which is heard, an update,
# and removal.
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
# The screen, without which nothing is shown, and the sound server are no parts of the package. A player's system has them, and the lists
# of packages.
in_system apt-get -q update >/dev/null
in_system apt-get -q -y install --no-install-recommends xvfb xdotool pulseaudio pulseaudio-utils libasound2-plugins >/dev/null
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
# What is played on this card is recorded.
export PULSE_RUNTIME_PATH=/tmp/sound PULSE_STATE_PATH=/tmp/sound PULSE_SERVER=unix:/tmp/sound/socket
mkdir /tmp/sound
pulseaudio -n --daemonize=no --exit-idle-time=-1 --load "module-null-sink sink_name=table" \
  --load "module-native-protocol-unix auth-anonymous=1 socket=/tmp/sound/socket" 2>/dev/null &
sound=$!
for try in $(seq 100); do
  test -S /tmp/sound/socket && break
  sleep 0.1
done
parec --raw --latency-msec=50 --device=table.monitor >/tmp/heard 2>/dev/null &
DISPLAY=:7 sh /play.sh a4-a3 ongoing zen-table >/tmp/table
kill "$screen" "$sound"
wait
PLAY
in_system sh /first-move.sh
table=$(cat "$folder/tmp/table")
if test "$(tr -d '\000' <"$folder/tmp/heard" | head -c 1 | wc -c)" = 0; then
  echo "nothing is heard" >&2
  exit 1
fi
echo "installed in $((installed - begun)) s, the first move is made $((table - begun)) s after the beginning, and something was heard"
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
