#!/bin/sh
# Plays the first moves of a game of Enso by clicks, in a program on the screen that DISPLAY names, and writes the time of the last one.
# Usage: play.sh "MOVE MOVE…" STATUS PROGRAM [ARGUMENTS]. STATUS is what the probe says afterwards: ongoing, win b, …
set -eu
moves=$1
status=$2
shift 2
work=$(mktemp -d)
mkfifo "$work/ask"
"$@" --start enso --probe <"$work/ask" >>"$work/answers" 2>"$work/complaints" &
game=$!
exec 3>"$work/ask"
# Asks until there is an answer in which this is found, and leaves the answers in the file.
answer() {
  for try in $(seq 600); do
    : >"$work/answers"
    echo "$1" >&3
    sleep 0.1
    if grep -q "$2" "$work/answers"; then return; fi
  done
  echo "in vain: $1: $2" >&2
  tail -n 3 "$work/answers" "$work/complaints" >&2
  kill "$game"
  exit 1
}
coordinate() { sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p" "$work/answers" | tail -n 1; }
answer position '"plies":0'
# Where no window manager does it, the window gets the focus: without it the game is silent.
xdotool search --name "Zen Table" windowfocus || true
plies=0
for move in $moves; do
  for square in $(echo "$move" | tr 'x-' '  '); do
    answer frames '"goes_on":false'
    answer "where $square" '"x"'
    xdotool mousemove "$(coordinate x)" "$(coordinate y)" sleep 0.5
    answer screen "\"hovered\":\"$square\""
    xdotool click 1
    answer frames '"goes_on":false'
  done
  plies=$((plies + 1))
  answer position "\"plies\":$plies"
done
answer position "\"status\":\"$status\""
date +%s
if test -n "${PICTURE:-}"; then
  answer frames '"goes_on":false'
  answer "shot $PICTURE" '"shot"'
fi
kill "$game"
wait "$game" || true
