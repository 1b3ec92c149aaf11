#!/bin/sh
# Makes the Debian packages of a library and a tool that `make static` has built, and checks them with lintian:
#   make-deb.sh LIBRARY TOOL FOLDER
set -eu

library=$1
tool=$2
mkdir -p "$3"
folder=$(cd "$3" && pwd)
here=$(cd "$(dirname "$0")/.." && pwd)
version=$(cat "$here/VERSION")
abi=$(sed -n 's/^#define BUBBLE_ABI //p' "$here/Sources/CBubbleLayout/bubble_layout.h")
machine=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
# The date of the version, so that the same version gives the same packages.
day=$(sed -n "s/^## \[$version\] - //p" "$here/CHANGELOG.md")
SOURCE_DATE_EPOCH=$(date -u -d "${day:?CHANGELOG.md has no day of version $version}" +%s)
export SOURCE_DATE_EPOCH

find "$folder" -maxdepth 1 -type f -name '*bubble*' -delete
source=$folder/bubblelayout-$version
rm -rf "$source"
mkdir "$source"
tree=$source/tree
DESTDIR=$tree sh "$here/Scripts/install-library.sh" install "$library" "$tool" /usr "lib/$machine" >/dev/null
rm "$tree/usr/share/bubblelayout/folders"
# The folder in which Debian's zsh looks for completions.
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"
modules=$tree/usr/lib/python3/dist-packages/bubblelayout
mkdir -p "$modules"
cp "$here"/Python/src/bubblelayout/*.py "$here"/Python/src/bubblelayout/*.pyi "$here/Python/src/bubblelayout/py.typed" "$modules"
/usr/bin/python3 "$here/Python/tools/stage.py" --declarations "$modules"

cp -R "$here/Packaging/debian" "$source/debian"
cp "$here/README.md" "$source/README.md"
cd "$source/debian"
for template in *.in; do
  sed -e "s/@VERSION@/$version/g" -e "s/@ABI@/$abi/g" -e "s/@DATE@/$(date -u -R -d "@$SOURCE_DATE_EPOCH")/g" "$template" >"${template%.in}"
  rm "$template"
done
mv lib.install "libbubblelayout$abi.install"
python3 "$here/Packaging/make-copyright.py" >copyright
{
  echo "libbubblelayout.so.$abi libbubblelayout$abi #MINVER#"
  grep -o 'bubble_[a-z0-9_]*(' "$here/Sources/CBubbleLayout/bubble_layout.h" | tr -d '(' | sort -u | sed "s/.*/ &@Base $version/"
} >"libbubblelayout$abi.symbols"
cd "$source"
dpkg-buildpackage --build=binary --no-sign --no-check-builddeps >"$folder/build.log" 2>&1 || { cat "$folder/build.log" >&2 && exit 1; }
cd "$folder"
lintian --allow-root --fail-on error,warning --tag-display-limit 0 ./*.changes
rm -rf "$source"
ls -s --block-size=K ./*.deb
