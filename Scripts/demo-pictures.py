#!/usr/bin/env python3
"""Paints the photos of the demo conversation into Demo/Pictures: a lake in the hills, a path, a map and a portrait.

They are computed, so nobody else has rights to them, and they are the same on every machine. The script needs only Python 3.
"""

import math
import pathlib
import struct
import zlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Demo" / "Pictures"


def mix(first, second, share):
    share = min(max(share, 0), 1)
    return tuple(a + (b - a) * share for a, b in zip(first, second))


def colour(text):
    return tuple(int(text[i:i + 2], 16) for i in (0, 2, 4))


def ridge(x, height, waves):
    """Returns the height of the hills' upper edge at x, from 0 (left) to 1 (right), measured from the top."""
    return height + sum(size * math.sin(x * pace + shift) for size, pace, shift in waves)


def lake(x, y, ratio):
    """Returns the colour at a point of the lake: hills and a low sun, mirrored in the water."""
    shore = 0.66
    below = y > shore
    sky = shore - (y - shore) * 0.95 if below else y
    if below:
        x += 0.004 * math.sin(y * 190 + 6 * math.sin(x * 9))
    high, middle, low = colour("3b5b92"), colour("e88f6c"), colour("ffd9a0")
    seen = mix(high, middle, sky / 0.42) if sky < 0.42 else mix(middle, low, (sky - 0.42) / 0.24)
    away = math.hypot((x - 0.62) * ratio, sky - 0.4)
    seen = mix(seen, colour("fff3d0"), math.exp(-(away / 0.16) ** 2) * 0.85)
    if away < 0.055:
        seen = mix(colour("fffbea"), seen, (away - 0.05) / 0.005)
    hills = [
        (0.42, "7d7ba6", [(0.05, 7, 0.4), (0.02, 19, 1), (0.008, 47, 2)]),
        (0.5, "565f8c", [(0.06, 5, 2.2), (0.018, 23, 0.5), (0.006, 61, 1)]),
        (0.59, "2f3f63", [(0.035, 8, 4), (0.012, 31, 2), (0.006, 83, 0)]),
    ]
    for height, paint, waves in hills:
        edge = ridge(x, height, waves)
        base = mix(colour(paint), colour("f0a988"), max(0, (sky - edge)) * 0.9)
        seen = mix(seen, base, (sky - edge) * 300)
    if below:
        seen = mix(seen, colour("24365e"), 0.28 + (y - shore) * 0.6)
        glint = max(0, math.sin(y * 420 + 5 * math.sin(x * 23))) ** 8
        seen = mix(seen, colour("ffe6bd"), glint * 0.35 * math.exp(-((x - 0.62) / 0.14) ** 2))
    return seen


def path(x, y, ratio):
    """Returns the colour at a point of the path, which leads between trees to the hills."""
    seen = mix(colour("9fd0f0"), colour("e8f4f6"), y / 0.5)
    for height, paint, waves in [
        (0.36, "9ab6c4", [(0.06, 6, 1), (0.02, 17, 3)]), (0.46, "6f9a86", [(0.04, 7, 3), (0.012, 29, 1)]),
        (0.56, "6fa65a", [(0.03, 4, 5), (0.006, 37, 2)]),
    ]:
        edge = ridge(x, height, waves)
        seen = mix(seen, mix(colour(paint), colour("f2f0c0"), (y - edge) * 0.4), (y - edge) * 300)
    depth = y - 0.56
    if depth > 0:
        centre = 0.52 + 0.16 * math.sin(depth * 9) * (1 - depth)
        width = 0.012 + depth * 0.26
        seen = mix(seen, colour("d9c39a"), (width - abs(x - centre)) * 120)
    for place, foot, size in [(0.13, 0.8, 0.3), (0.27, 0.67, 0.17), (0.84, 0.85, 0.36), (0.72, 0.66, 0.14)]:
        up = (foot - y) / size
        if -0.06 < up < 1:
            if up < 0.06:
                seen = mix(seen, colour("6a4a2f"), (0.02 * size * 3 - abs(x - place) * ratio) * 400)
            else:
                step = 0.5 + 0.5 * (1 - (up * 4.5) % 1)
                reach = (1 - up) * size * 0.36 * (0.62 + 0.38 * step)
                leaf = mix(colour("2c5e3c"), colour("5f9a58"), up * 0.7 + (x - place) * 2)
                seen = mix(seen, leaf, (reach - abs(x - place) * ratio) * 300)
    return seen


def town(x, y, ratio):
    """Returns the colour at a point of the map: streets, a park and a river."""
    u, v = x * ratio, y
    seen = colour("f1eee6")
    if ((u * 5.3 + 0.2) % 1 > 0.14) and ((v * 4.1 + 0.1 * math.sin(u * 3)) % 1 > 0.16):
        seen = colour("e6e1d5")
    if math.hypot((u - 1.75) / 1.3, v - 0.28) < 0.22:
        seen = colour("c6e2b0")
    river = 0.78 + 0.1 * math.sin(u * 2.4)
    seen = mix(seen, colour("9cc9ef"), (0.07 - abs(v - river)) * 200)
    for place in (0.1, 0.33, 0.56):
        seen = mix(seen, colour("ffffff"), (0.014 - abs(v - place - 0.04 * math.sin(u * 1.7))) * 250)
    for place in (0.3, 0.95, 1.6, 2.1):
        seen = mix(seen, colour("ffffff"), (0.014 - abs(u - place - 0.12 * v)) * 250)
    seen = mix(seen, colour("ffd66b"), (0.02 - abs(v - 0.9 + 0.42 * u)) * 250)
    away, tip = math.hypot(u - 1.02, v - 0.36), v - 0.36
    pin = 0.1 if tip < 0 else 0.1 * max(0, 1 - tip / 0.2) ** 0.8
    if (away < 0.1 and tip < 0) or (0 <= tip < 0.2 and abs(u - 1.02) < pin):
        seen = colour("d93b3b")
    return mix(seen, colour("ffffff"), (0.038 - away) * 200)


def portrait(x, y, ratio):
    """Returns the colour at a point of the portrait: a person in front of a sunset."""
    seen = mix(colour("ff9a76"), colour("7a5ea8"), y)
    seen = mix(seen, colour("3c2a4d"), (0.36 - math.hypot((x - 0.5) / 0.78, (y - 1.02) / 0.95)) * 120)
    seen = mix(seen, colour("4a2c2a"), (0.215 - math.hypot((x - 0.5) / 0.98, y - 0.42)) * 120)
    return mix(seen, colour("f4c7a1"), (0.165 - math.hypot((x - 0.51) / 0.9, y - 0.46)) * 120)


def paint(name, width, height, picture):
    ratio = width / height
    rows = []
    for row in range(height):
        line = bytearray(b"\0")
        for column in range(width):
            parts = [
                picture((column + dx) / width, (row + dy) / height, ratio) for dx in (0.25, 0.75) for dy in (0.25, 0.75)]
            line += bytes(min(max(round(sum(part) / 4), 0), 255) for part in zip(*parts))
        rows.append(bytes(line))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    # Differences from the pixel on the left compress better than the pixels themselves.
    filtered = b"".join(
        b"\1" + bytes((row[i] - (row[i - 3] if i > 3 else 0)) & 255 for i in range(1, len(row))) for row in rows)
    (FOLDER / f"{name}.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(filtered, 9)) + chunk(b"IEND", b""))


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    paint("lake-0", 560, 420, lake)
    paint("path-0", 420, 420, path)
    paint("path-1", 420, 420, lambda x, y, ratio: lake(0.2 + x * 0.6, 0.1 + y * 0.8, ratio))
    paint("map-0", 488, 240, town)
    paint("avatar-Yuki", 112, 112, portrait)


main()
