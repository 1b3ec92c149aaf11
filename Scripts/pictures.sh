#!/bin/sh
# Draws the pictures of the documentation with a built tool: pictures.sh BUBBLE [FOLDER]
set -eu

tool=$1
cd "$(dirname "$0")/.."
folder=${2:-Documentation/Pictures}
mkdir -p "$folder"

draw() { # NAME OPTION...
  name=$1
  shift
  "$tool" layout "$@" --scale 2 --pictures Demo/Pictures -o "$folder/$name.png"
}

for style in merged clustered tailed balloon padded rows; do
  for theme in light dark; do
    draw "$style-$theme" Demo/weekend.jsonl --me you --width 360 --style "$style" --theme "$theme"
  done
done
draw rows-between Demo/weekend.jsonl --me you --width 360 --style clustered --dates --unread poll --typing
draw languages Demo/transcript.jsonl --me you --width 360 --style merged
draw right-to-left Demo/weekend.jsonl --me you --width 360 --style merged --direction rtl --theme dark
for theme in light dark; do
  draw "answer-$theme" Demo/answer.jsonl --me you --width 440 --style merged --theme "$theme"
done
draw answer-right-to-left Demo/answer-arabic.jsonl --me you --width 440 --style merged --direction rtl

# A strip of four pictures of an answer while it arrives.
for moment in 1 2 3 4; do
  python3 Scripts/growing-answer.py Demo/answer.jsonl "$moment" 4 |
    "$tool" layout - --me you --width 330 --style merged --scale 1.5 -o "$folder/growing-$moment.png"
done
python3 Scripts/gallery.py --tool "$tool" --pictures "$folder/gallery"
python3 Scripts/style-page.py --tool "$tool" --pictures "$folder/styles"
# Other versions of these libraries may draw other pixels (see Scripts/stale-pictures.py).
"$tool" layout Demo/answer.jsonl --format jsonl | head -n 1 | sed 's/.*"engine":\({[^}]*}\).*/\1/' > "$folder/engine.json"
echo "pictures: $folder"
