#!/bin/sh
# Proves that the C library's threads have no races, under ThreadSanitizer: run-c-threads.sh LIBRARY
#
# The library must be built with --sanitize=thread. The program is compiled with the clang of Swift's toolchain, because both use its runtime.
set -eu

library=$1
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$here/.build/c-tests
mkdir -p "$folder"
swift=$(dirname "$(readlink -f "$(command -v swift)")")
"$swift/clang" -std=c11 -g -fsanitize=thread -Wall -Wextra -Werror -I"$here/Sources/CBubbleLayout" "$here/Tests/CLibrary/threads.c" "$here/Fuzzing/Sources/SeenLocks/swift_mutex.c" -rdynamic -ldl \
  -L"$(dirname "$library")" -L"$swift/../lib/swift/linux" \
  -lBubbleLayoutC -ldispatch -lBlocksRuntime -lpthread -Wl,--allow-shlib-undefined -o "$folder/threads-sanitized"
export LD_LIBRARY_PATH="$(cd "$(dirname "$library")" && pwd):$swift/../lib/swift/linux${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export BUBBLE_LAYOUT_FONTS="$here/Fonts/Files"
export TSAN_OPTIONS="halt_on_error=0 exitcode=66"
"$folder/threads-sanitized" "$here/Demo/weekend.jsonl" 1
echo "c-threads: ThreadSanitizer found nothing"
