#!/bin/sh
# Installs the Debian packages in a Debian without Swift and uses them: test-deb.sh FOLDER
#
# The tool draws a chat, and the script prints the time from the packages to the picture. The example in C is compiled with the flags of
# pkg-config and by CMake, and the Python package draws a chat as well. Then everything is removed. ROOT, RELEASE and MIRROR are those of
# debian-root.sh.
set -eu

. "$(dirname "$0")/debian-root.sh"
debian_root "$1"/*.deb
cp "$here/Examples/c/demo.c" "$root/demo.c"

start
quietly sh -c 'apt-get install --yes --no-install-recommends /packages/bubble-layout_*.deb /packages/fonts-bubblelayout_*.deb'
inside bubble layout /chat.jsonl --style merged -o /chat.svg
drawn /chat.svg "deb-test: from the packages to a drawn chat"
if inside ldd /usr/bin/bubble | grep -iE 'swift|Foundation|not found'; then
  echo "deb-test: the tool needs libraries that are missing" >&2
  exit 1
fi
echo "deb-test: ldd of the tool lists $(inside ldd /usr/bin/bubble | grep -c '=>') libraries, none of them Swift's"
inside bash -n /usr/share/bash-completion/completions/bubble
test "$(inside bubble --version | head -n 1)" = "bubble $(cat "$here/VERSION")"
test -n "$(find "$root/usr/share/man/man1" -name 'bubble-layout.1.gz')"

quietly sh -c 'apt-get install --yes --no-install-recommends /packages/*.deb gcc libc6-dev pkg-config cmake make'
# shellcheck disable=SC2016 # for the shell in the new root
inside sh -c 'gcc -std=c11 -Wall -Wextra -Werror -pedantic /demo.c $(pkg-config --cflags --libs bubblelayout) -o /demo && /demo /chat.jsonl' >"$made/printed"
mkdir "$root/cmake"
cat >"$root/cmake/CMakeLists.txt" <<CMAKE
cmake_minimum_required(VERSION 3.16)
project(demo C)
find_package(BubbleLayout $(cut -d. -f1,2 "$here/VERSION") REQUIRED)
add_executable(demo /demo.c)
target_link_libraries(demo BubbleLayout::BubbleLayout)
CMAKE
quietly sh -c 'cmake -S /cmake -B /cmake/build && cmake --build /cmake/build'
inside /cmake/build/demo /chat.jsonl | cmp - "$made/printed"
echo "deb-test: the example prints $(grep -c '^row' "$made/printed") rows, compiled by pkg-config and by CMake"
inside python3 -m bubblelayout /chat.jsonl -o /python.svg
drawn /python.svg

quietly sh -c 'apt-get purge --yes bubble-layout libbubblelayout-dev libbubblelayout[0-9]* python3-bubblelayout fonts-bubblelayout'
if find "$root/usr" "$root/etc" -iname '*bubble*' | grep .; then
  echo "deb-test: removing the packages left files behind" >&2
  exit 1
fi
echo "deb-test: Debian $(cat "$root/etc/debian_version"); removing the packages leaves no files"
