#!/bin/sh
# Proves that the tests have no memory errors (AddressSanitizer) and that shared objects have no races (ThreadSanitizer).
# Shared objects are tested by Fuzzing/Sources/races. ONLY=address or ONLY=thread runs one of them; FILTER names the tests.
set -eu
cd "$(dirname "$0")/.."
: "${SWIFT:=swift}" "${ONLY:=address thread}" "${JOBS:=2}" "${ROUNDS:=4}"
: "${FILTER:=MessageReadingTests|LayoutFormatTests|LayoutPaintingTests|TextShapingTests|TextLayoutTests}"
for kind in $ONLY; do
  case $kind in
  address)
    # The font libraries keep what they have opened until the process ends, and Swift's runtime keeps its caches: these are no leaks.
    ASAN_OPTIONS=detect_leaks=0 "$SWIFT" test --sanitize address --scratch-path .build-address -j "$JOBS" --filter "$FILTER"
    ;;
  thread)
    cd Fuzzing
    # Optimised, so that the fast path of Mutex is compiled into our code, where ThreadSanitizer sees it. SeenLocks
    # shows it the slow path, which waits.
    "$SWIFT" build -c release --product races --sanitize thread --scratch-path .build-thread -j "$JOBS"
    TSAN_OPTIONS=halt_on_error=1 \
      "$("$SWIFT" build -c release --scratch-path .build-thread --show-bin-path)/races" "$ROUNDS"
    cd ..
    ;;
  esac
done
