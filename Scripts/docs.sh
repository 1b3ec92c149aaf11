#!/bin/sh
# Builds the API documentation into .build/docs, and proves that it has no warnings and no dead links: docs.sh BUBBLE TARGET...
# A warning or a dead link is a failure.
set -eu

tool=$1
shift
cd "$(dirname "$0")/.."
catalogue=Sources/BubbleLayout/BubbleLayout.docc
# Not committed: pictures that the tool draws, and the pages about the fields of styles.
generated=$catalogue/Generated
rm -rf "$generated"
mkdir -p "$generated" .build/docs

for style in merged clustered tailed balloon padded rows; do
  cp "Documentation/Pictures/$style-light.png" "$generated/$style-light.png"
done
cp Documentation/Pictures/merged-light.png "$generated/chat-light.png"
cp Documentation/Pictures/clustered-dark.png "$generated/chat-dark.png"
cp Documentation/Pictures/golden-report.png "$generated/golden-report.png"

draw() { # NAME MESSAGE OPTION...
  name=$1
  message=$2
  shift 2
  printf '%s\n' "$message" | "$tool" layout - --scale 2 --me me --width 260 "$@" -o "$generated/$name.png"
}
quote='"quote":{"sender":"Omar","text":"Who is in for Saturday?"}'
reactions='"reactions":[{"symbol":"😍","count":4},{"symbol":"🔥"}]'
square='{"preset":"clustered","name":"square","bubble":{"radius":6,"mergedRadius":2,"padding":{"start":14,"end":14}},
  "sent":{"bubble":{"fill":"#1d6fa5"}}}'
printf '%s\n' "$square" >"$generated/square.json"
draw tutorial-height '{"id":1,"sender":"ann","text":"Morning! Who is in for Saturday? ☀️"}' --style merged
draw tutorial-cell '{"id":1,"sender":"ann","text":"Count me in! I’ll bring sandwiches 🥪",'"$quote,$reactions"'}' --style merged
draw tutorial-style '{"id":1,"sender":"ann","text":"Morning! Who is in for Saturday?"}
{"id":2,"sender":"me","text":"Count me in! I’ll bring sandwiches"}' --style "$generated/square.json"
rm "$generated/square.json"
python3 Scripts/style-reference.py --tool "$tool" --output "$generated"

targets=""
for target in "$@"; do targets="$targets --target $target"; done
log=.build/docs.log
# shellcheck disable=SC2086 # names of targets, one word each
if ! BUBBLE_LAYOUT_DOCS=1 ${SWIFT:-swift} package --allow-writing-to-directory .build/docs generate-documentation $targets \
  --enable-experimental-combined-documentation --output-path .build/docs --disable-indexing \
  --transform-for-static-hosting >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
if grep -A3 "warning:" "$log" >&2; then
  echo "docs: there are warnings" >&2
  exit 1
fi
# DocC's list of modules is not a useful first page; this one leads to the library's page.
cat >.build/docs/index.html <<'PAGE'
<!doctype html>
<meta charset="utf-8">
<title>BubbleLayout</title>
<meta http-equiv="refresh" content="0; url=documentation/bubblelayout/">
<a href="documentation/bubblelayout/">BubbleLayout</a>
PAGE
python3 Scripts/check-links.py --docs .build/docs
echo "docs: .build/docs; to read: python3 -m http.server --directory .build/docs 8000, then http://localhost:8000"
