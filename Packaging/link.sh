#!/bin/sh
# The linker of `make static`, with the part of ICU's data that is used (Scripts/trim-icu.py) before everything else, so that the static
# library's whole data is not taken. The package manager offers no other way to name an object file that early.
data=$(dirname "$0")/../.build/static/icu-data.o
for linker in ld.gold "$(dirname "$(command -v swift)")/ld.lld"; do
  if command -v "$linker" >/dev/null; then exec "$linker" "$data" "$@"; fi
done
echo "link: neither ld.gold nor Swift's ld.lld was found" >&2
exit 1
