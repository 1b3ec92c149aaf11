#!/bin/sh
# Builds the fuzzer of Fuzzing/ and runs it: Scripts/fuzz.sh [TARGET…]; all targets without one.
#
# MINUTES  how long each target runs (default 1)
# RUNS     or how many runs each target makes at most
# SANITIZE address: with AddressSanitizer (and its leak check), in a build of its own
# TIMEOUT  seconds that one run may take (default 2)
# MEMORY   megabytes that the process may take (default 1024)
#
# What it learns is kept in Fuzzing/corpus (not committed), what fails in Fuzzing/crashes; each failure that was mended
# belongs into Fuzzing/Seeds, from which every run starts.
set -eu
cd "$(dirname "$0")/../Fuzzing"
: "${SWIFT:=swift}" "${MINUTES:=1}" "${RUNS:=-1}" "${TIMEOUT:=2}" "${MEMORY:=1024}" "${SANITIZE:=}" "${JOBS:=2}"
resources=$($SWIFT -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
architecture=$(uname -m)
library=$(find "$resources/../clang" "$resources/clang" -name "libclang_rt.fuzzer_no_main*$architecture*.a" 2>/dev/null | head -n 1)
[ -n "$library" ] || { echo "this Swift toolchain has no libFuzzer" >&2; exit 2; }
# The flag is for the compiler alone: the tool's main function is its own, and asks the library to begin.
set_flags="-c release -j $JOBS -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer -Xlinker $library -Xlinker -lstdc++"
scratch=.build
if [ "$SANITIZE" = address ]; then
  set_flags="$set_flags --sanitize address"
  scratch=.build-address
  MEMORY=$((MEMORY * 4))
fi
# shellcheck disable=SC2086
$SWIFT build --product fuzz --scratch-path $scratch $set_flags >&2
fuzz=$($SWIFT build --scratch-path $scratch -c release --show-bin-path)/fuzz
[ "${BUILD_ONLY:-}" = "" ] || exit 0
python3 ../Scripts/fuzz-seeds.py
[ $# -gt 0 ] || set -- text edits composer jsonl json records xml lines auto styles fonts goldens
failed=0
for target in "$@"; do
  mkdir -p "generated/$target" "corpus/$target" "crashes/$target" "Seeds/$target"
  limit=4096
  [ "$target" = fonts ] && limit=65536
  echo "$target"
  SWIFT_BACKTRACE=enable=no "$fuzz" "$target" -max_total_time=$((MINUTES * 60)) -runs="$RUNS" -timeout="$TIMEOUT" -rss_limit_mb="$MEMORY" \
    -max_len=$limit -artifact_prefix="crashes/$target/" -print_final_stats=1 -reload=0 \
    "corpus/$target" "Seeds/$target" "generated/$target" >"corpus/$target.log" 2>&1 || failed=1
  grep -E 'Fatal error|SUMMARY|Test unit written|stat::number_of_executed|stat::slowest|stat::peak_rss' "corpus/$target.log" || true
done
exit $failed
