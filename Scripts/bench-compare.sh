#!/bin/sh
# Compares the speed of this tree with that of a commit: bench-compare.sh REF [ROUNDS]
#
# It builds the benchmark program `texts` of both trees, the commit's in a temporary folder, and runs the two programs in turns. Then it
# prints, for each row, the best time of the commit, the best time of this tree, and their ratio: below 1, this tree is faster. The
# Makefile sets SWIFT and SWIFT_FLAGS.
set -eu

if [ $# -lt 1 ]; then
  sed -n 's/^# \{0,1\}//p' "$0" | sed -n '2,$p' >&2
  exit 2
fi
root=$(cd "$(dirname "$0")/.." && pwd)
swift=${SWIFT:-swift}
ref=$(git -C "$root" rev-parse --verify "$1^{commit}")
work=$(mktemp -d)
clean() {
  git -C "$root" worktree remove --force "$work/base" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean EXIT
trap 'exit 130' INT TERM
git -C "$root" worktree add --detach --quiet "$work/base" "$ref"

build() { # folder
  # shellcheck disable=SC2086
  (cd "$1/Benchmarks" && $swift build -c release ${SWIFT_FLAGS:-} --product texts) >"$work/log" 2>&1 || {
    tail -n 30 "$work/log" >&2
    echo "bench-compare: the program texts of $1 cannot be built" >&2
    exit 1
  }
}
echo "bench-compare: building $1" >&2
build "$work/base"
echo "bench-compare: building this tree" >&2
build "$root"

round=0
while [ "$round" -lt "${2:-3}" ]; do
  round=$((round + 1))
  for side in base now; do
    folder=$root
    if [ "$side" = base ]; then folder=$work/base; fi
    echo "bench-compare: round $round of ${2:-3}, $side" >&2
    # shellcheck disable=SC2086
    (cd "$folder/Benchmarks" && "$($swift build -c release ${SWIFT_FLAGS:-} --show-bin-path)/texts") >>"$work/$side.txt"
  done
done
python3 "$root/Scripts/bench_compare.py" "$work/base.txt" "$work/now.txt"
