#!/bin/sh
# Tries the archive for Windows: a whole game of Enso by clicks, under Wine on a virtual screen.
# Usage: wine.sh ARCHIVE.zip FOLDER. FOLDER gets the programs, Wine's own files and a picture, and must not exist yet.
set -eu
archive=$(realpath "$1")
folder=$2
here=$(dirname "$(realpath "$0")")
test ! -e "$folder"
mkdir -p "$folder/data"
folder=$(realpath "$folder")
unzip -q -j "$archive" -d "$folder/programs"
# Rust's standard library takes random numbers from a library that older versions of Wine lack.
cat >"$folder/random.c" <<'RANDOM'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length) { return SystemFunction036(buffer, (ULONG)length); }
RANDOM
x86_64-w64-mingw32-gcc -shared -o "$folder/programs/bcryptprimitives.dll" "$folder/random.c" -ladvapi32
export WINEPREFIX="$folder/wine" WINEDEBUG=-all
Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp 3>"$folder/display" >/dev/null 2>&1 &
screen=$!
trap 'wineserver -k || true; kill "$screen"' EXIT
for try in $(seq 50); do
  test -s "$folder/display" && break
  sleep 0.1
done
export DISPLAY=":$(cat "$folder/display")"
# A desktop of Wine's own: the virtual screen does not say how often it is drawn, which Windows always does.
wine reg add 'HKCU\Software\Wine\Explorer' /v Desktop /d Default /f >/dev/null
wine reg add 'HKCU\Software\Wine\Explorer\Desktops' /v Default /d 1280x720 /f >/dev/null
wineserver -w
cd "$folder/programs"
echo "the engine: $(echo quit | wine zen-table-engine.exe bench | tail -n 1 | tr -d '\r')"
# The whole screen, so that places in the window are places on the screen. DirectX lacks its shader compiler in Wine.
echo '(fullscreen: true, pace: Off)' >"$folder/data/settings.ron"
export WGPU_BACKEND=vulkan PICTURE="$folder/end.png"
sh "$here/play.sh" "a4xa3 b3xe3 f3xe3 c1xd1 d2xd1 c2xd1 b4-c3 b2xa3" "win b" wine "Zen Table.exe" --data "$folder/data"
ls "$folder"/data/matches
