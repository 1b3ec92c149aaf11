#!/bin/sh
# The linker of `make static`. It puts the trimmed ICU data (Scripts/trim-icu.py) before everything else, so that the linker does not
# take the whole data from the static library. The package manager has no other way to put an object file that early.
data=$(dirname "$0")/../.build/static/icu-data.o
for linker in ld.gold "$(dirname "$(command -v swift)")/ld.lld"; do
  if command -v "$linker" >/dev/null; then exec "$linker" "$data" "$@"; fi
done
echo "link: neither ld.gold nor Swift's ld.lld was found" >&2
exit 1
