#!/bin/sh
# Runs the fuzzer of Fuzzing/, to prove that random input breaks nothing: Scripts/fuzz.sh [TARGET…]; all targets without one.
#
# MINUTES  how long each target runs (default 1)
# RUNS     or how many runs each target makes at most
# SANITIZE address: with AddressSanitizer (and its leak check), in a build of its own
# LEAKS    1: with LeakSanitizer (package liblsan0, a part of GCC), in the usual build
# TIMEOUT  seconds that one run may take (default 2)
# LENGTH   the largest size of an input in bytes (default 4096)
# MEMORY   the most memory that the process may use, in megabytes (default 1024)
# BUILT    1: use the programs that the last run has built, so that two runs for different targets may go side by side
# MERGE    1: after the run, keep in Fuzzing/Kept/TARGET.zip the fewest inputs that cover the same code, the smallest first
#
# After each target, a line tells the runs, the edges of code that were covered, the size of the corpus, and the slowest run.
# The corpus is in Fuzzing/corpus (not committed), and failing inputs are in Fuzzing/crashes. After a fix, move the failing
# input to Fuzzing/Seeds, from which every run starts.
set -eu
# Without this the package manager may compile everything again, because it names traits in another order.
export SWIFT_DETERMINISTIC_HASHING=1
cd "$(dirname "$0")/../Fuzzing"
: "${SWIFT:=swift}" "${MINUTES:=1}" "${RUNS:=-1}" "${TIMEOUT:=2}" "${MEMORY:=1024}" "${SANITIZE:=}" "${JOBS:=2}" "${MERGE:=}" "${LEAKS:=}"
resources=$($SWIFT -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
architecture=$(uname -m)
library=$(find "$resources/../clang" "$resources/clang" -name "libclang_rt.fuzzer_no_main*$architecture*.a" 2>/dev/null | head -n 1)
[ -n "$library" ] || { echo "this Swift toolchain has no libFuzzer" >&2; exit 2; }
# Only the compiler gets this flag: the tool has its own main function, which starts the fuzzing library.
set_flags="-c release -j $JOBS -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer"
library_flags="-Xlinker $library -Xlinker -lstdc++"
scratch=.build
sanitizers=fuzzer
if [ "$SANITIZE" = address ]; then
  set_flags="$set_flags --sanitize address"
  scratch=.build-address
  sanitizers=fuzzer,address
  MEMORY=$((MEMORY * 4))
fi
# The C program is linked with LeakSanitizer, because Clang gives it a runtime that must be the first one; the tool gets it preloaded.
caller=$scratch-c/caller
[ "$SANITIZE" != address ] || LEAKS=
if [ "$LEAKS" = 1 ]; then
  sanitizers=$sanitizers,leak
  caller=$caller-leaks
fi
[ $# -gt 0 ] || set -- text edits composer session jsonl json records xml lines auto telegram whatsapp slack slackFolder discord \
  signal matrix archives styles fonts packedFonts pictures goldens markdown addresses collation blocks tables formulas c

# The tool has all targets except `c`, a C program that calls the C library.
build_tool() {
  # shellcheck disable=SC2086
  $SWIFT build --product fuzz --scratch-path $scratch $set_flags $library_flags >&2
}
build_caller() {
  # shellcheck disable=SC2086
  $SWIFT build --package-path .. --product BubbleLayoutC --scratch-path "$PWD/$scratch-c" $set_flags >&2
  runtime=$(cd "$resources/linux" && pwd)
  built=$(cd "$scratch-c/release" && pwd)
  "$(dirname "$(readlink -f "$(command -v $SWIFT)")")/clang" -std=c11 -g -O1 -DLIBFUZZER -fsanitize=$sanitizers \
    -I../Sources/CBubbleLayout ../Tests/CLibrary/fuzz.c -L"$built" -lBubbleLayoutC -lm -Wl,--allow-shlib-undefined \
    -Wl,-rpath,"$built" -Wl,-rpath,"$runtime" -o "$caller"
}
if [ "${BUILT:-}" = "" ]; then
  case " $* " in *" c "*) build_caller ;; esac
  [ "$*" = c ] || build_tool
fi
fuzz=$scratch/release/fuzz
[ "${BUILD_ONLY:-}" = "" ] || exit 0
python3 ../Scripts/fuzz-seeds.py
preloaded=
if [ "$LEAKS" = 1 ]; then
  preloaded=$(ldconfig -p | sed -n 's/.*liblsan.so.* => //p' | head -n 1)
  [ -n "$preloaded" ] || { echo "liblsan.so is not installed (package liblsan0)" >&2; exit 2; }
fi
failed=0
# Runs the program of a target; its output goes to the file that the first argument names.
run() {
  output=$1
  shift
  leaks=$preloaded
  [ "$target" != c ] || leaks=
  # shellcheck disable=SC2086
  SWIFT_BACKTRACE=enable=no BUBBLE_LAYOUT_FONTS="$PWD/../Fonts/Files" FUZZ_FONTS="$PWD/generated/faces" \
    LD_PRELOAD=$leaks $command -detect_leaks=1 "$@" >"$output" 2>&1
}
for target in "$@"; do
  mkdir -p "generated/$target" "corpus/$target" "crashes/$target" "Seeds/$target"
  limit=${LENGTH:-4096}
  command="$fuzz $target"
  case $target in
  fonts) limit=65536 ;;
  c) command=$caller ;;
  esac
  log=corpus/$target.log
  run "$log" -max_total_time=$((MINUTES * 60)) -runs="$RUNS" -timeout="$TIMEOUT" -rss_limit_mb="$MEMORY" \
    -max_len="$limit" -artifact_prefix="crashes/$target/" -print_final_stats=1 -reload=0 \
    "corpus/$target" "Seeds/$target" "generated/$target" || failed=1
  runs=$(sed -n 's/.*number_of_executed_units: *//p' "$log")
  slowest=$(sed -n 's/.*slowest_unit_time_sec: *//p' "$log")
  peak=$(sed -n 's/.*peak_rss_mb: *//p' "$log")
  # "cov" counts edges, "ft" also how often each was taken, and "corp" the inputs that found something new.
  edges=$(sed -n 's/.*Loaded [0-9]* modules *(\([0-9]*\) .*/\1/p' "$log" | head -n 1)
  covered=$(sed -n 's/.* cov: \([0-9]*\) ft: \([0-9]*\) corp: \([^ ]*\) .*/\1 of EDGES edges, \2 features, corpus \3/p' "$log" | tail -n 1)
  echo "$target: ${runs:-0} runs, the slowest of $slowest s, at most $peak MB; $(echo "$covered" | sed "s/EDGES/$edges/")"
  grep -E 'Fatal error|SUMMARY|Test unit written' "$log" || true
  if [ "$MERGE" = 1 ]; then
    rm -rf "corpus/$target.least"
    mkdir "corpus/$target.least"
    run "$log.merge" -merge=1 -set_cover_merge=1 -timeout="$TIMEOUT" -rss_limit_mb="$MEMORY" -max_len="$limit" \
      "corpus/$target.least" "corpus/$target" "Seeds/$target" "generated/$target" || failed=1
    python3 ../Scripts/fuzz-corpus.py "corpus/$target.least" "Kept/$target.zip"
  fi
done
exit $failed
