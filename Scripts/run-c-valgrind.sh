#!/bin/sh
# Proves that random calls of the C library read and write only valid memory, and lose none: run-c-valgrind.sh LIBRARY [CALLS]
#
# LIBRARY is the one for machines without Swift (`make c-library`), which contains Swift's runtime. What the runtime itself does while it builds the
# metadata of types is left out (`swift-runtime.supp`).
set -eu

library=$1
calls=${2:-4000}
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$here/.build/c-valgrind
mkdir -p "$folder"
cp "$library" "$folder/libBubbleLayoutC.so"
ln -sf libBubbleLayoutC.so "$folder/$(readelf -d "$library" | sed -n 's/.*soname: \[\(.*\)\]/\1/p')"
gcc -std=c11 -g "-I$here/Sources/CBubbleLayout" "$here/Tests/CLibrary/fuzz.c" "-L$folder" -lBubbleLayoutC -lm -lpthread \
  -Wl,--allow-shlib-undefined -o "$folder/fuzz"
LD_LIBRARY_PATH=$folder BUBBLE_LAYOUT_FONTS=$here/Fonts/Files valgrind --quiet --error-exitcode=1 --leak-check=full --show-leak-kinds=definite \
  --errors-for-leak-kinds=definite --suppressions="$here/Scripts/swift-runtime.supp" "$folder/fuzz" "$calls"
echo "c-valgrind: $calls random calls, no error and no lost memory"
