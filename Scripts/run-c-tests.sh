#!/bin/sh
# Proves that the C example and tests compile and pass with every installed compiler: run-c-tests.sh LIBRARY [CALLS]
set -eu

library=$1
calls=${2:-20000}
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$here/.build/c-tests
mkdir -p "$folder"
warnings="-Wall -Wextra -Werror -pedantic -I$here/Sources/CBubbleLayout"
# The linker finds the library by this file name, whatever the library's own name is.
cp "$library" "$folder/libBubbleLayoutC.so"
name=$(readelf -d "$library" | sed -n 's/.*soname: \[\(.*\)\]/\1/p')
if [ -n "$name" ] && [ "$name" != libBubbleLayoutC.so ]; then cp "$library" "$folder/$name"; fi
runtime=$(dirname "$(readlink -f "$(command -v swift)")")/../lib/swift/linux
export LD_LIBRARY_PATH="$folder:$runtime${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export BUBBLE_LAYOUT_FONTS="$here/Fonts/Files"
libraries="-L$folder -lBubbleLayoutC -lm -lpthread -Wl,--allow-shlib-undefined"

outputs=""
compile() {
  command -v "${1%% *}" >/dev/null 2>&1 || return 0
  # shellcheck disable=SC2086 # several words
  $1 $warnings -c "$here/Examples/c/demo.c" -o "$folder/demo.o"
  # shellcheck disable=SC2086 # several words
  "${1%% *}" "$folder/demo.o" $libraries -o "$folder/demo"
  outputs="$outputs $("$folder/demo" "$here/Demo/transcript.jsonl" | cksum | tr ' ' -)"
  echo "c-tests: $1 compiles the example without a warning"
}
compile "gcc -std=c11"
compile "g++ -std=c++17 -x c++"
compile "clang -std=c11"
compile "clang++ -std=c++17 -x c++"
# shellcheck disable=SC2086 # several words
if [ "$(printf '%s\n' $outputs | sort -u | wc -l)" -ne 1 ]; then
  echo "c-tests: the example prints different things: $outputs" >&2
  exit 1
fi

# UndefinedBehaviorSanitizer ends a program at its first undefined operation.
for program in threads frames fuzz; do
  # shellcheck disable=SC2086 # several words
  gcc -std=c11 -O1 -g -fsanitize=undefined -fno-sanitize-recover=undefined $warnings "$here/Tests/CLibrary/$program.c" $libraries -o "$folder/$program"
done
"$folder/threads" "$here/Demo/weekend.jsonl" 2
"$folder/frames"
"$folder/fuzz" "$calls" 1 "$folder/fuzz.log"
