#!/bin/sh
# Proves that the tests have no memory errors (AddressSanitizer), and that neither the tests nor eight threads that share everything
# (Fuzzing/Sources/races) have races (ThreadSanitizer). ONLY=address, ONLY=thread or ONLY=races runs one of them; FILTER names the tests.
# The tests that measure allocations and memory are left out, because a sanitizer takes the place of malloc itself.
set -eu
cd "$(dirname "$0")/.."
: "${SWIFT:=swift}" "${ONLY:=address thread races}" "${JOBS:=2}" "${ROUNDS:=4}" "${FILTER:=.}"

# Mutex waits in Swift's own library, where ThreadSanitizer does not see it. This library tells it (SeenLocks).
seen_locks() {
  clang=$(dirname "$(readlink -f "$(command -v "$SWIFT")")")/clang
  mkdir -p .build-thread
  "$clang" -std=c11 -O1 -shared -fPIC Fuzzing/Sources/SeenLocks/swift_mutex.c -ldl -o .build-thread/libSeenLocks.so
}

# Under ThreadSanitizer, no program starts whose files must stay small.
small_files="aFullDiskLeavesTheOldFile"
measuring="^WorkTests\.|MemoryTests|sessionsCanBeTrusted"

for kind in $ONLY; do
  case $kind in
  address)
    # The font libraries keep what they have opened until the process ends, and Swift's runtime keeps its caches: these are no leaks.
    ASAN_OPTIONS=detect_leaks=0 "$SWIFT" test -c release --sanitize address --scratch-path .build-address -j "$JOBS" --filter "$FILTER" --skip "$measuring"
    ;;
  thread)
    "$SWIFT" build -c release --build-tests --sanitize thread --scratch-path .build-thread -j "$JOBS"
    seen_locks
    # The tests run in the program itself: a library that is loaded before would also be loaded into swift.
    program=$(find .build-thread/ -name "*PackageTests.xctest" -type f | head -n 1)
    LD_PRELOAD="$PWD/.build-thread/libSeenLocks.so" TSAN_OPTIONS="suppressions=$PWD/Scripts/thread-sanitizer.txt exitcode=66" \
      "$program" --testing-library swift-testing --filter "$FILTER" --skip "$measuring|$small_files"
    ;;
  races)
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
