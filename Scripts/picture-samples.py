#!/usr/bin/env python3
"""Makes the pictures of the tests: Tests/LayoutPaintingTests/Pictures, in PNG, JPEG and WebP.

    Scripts/picture-samples.py [FOLDER]

It needs Pillow (Debian's python3-pil; the committed files were made with 9.4.0). Each picture is 32 × 16 pixels: red at the top left, green at the
top right, blue at the bottom left, white at the bottom right. `turned-N` have the EXIF orientation N, and `animated` begins with a picture that
covers a part of its canvas.
"""

import pathlib
import struct
import sys
import zlib

from PIL import Image, ImageDraw

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests/LayoutPaintingTests/Pictures"
COLORS = {(0, 0): (255, 0, 0), (16, 0): (0, 255, 0), (0, 8): (0, 0, 255), (16, 8): (255, 255, 255)}


def quarters(mode="RGB"):
    image = Image.new("RGB", (32, 16))
    draw = ImageDraw.Draw(image)
    for (x, y), color in COLORS.items():
        draw.rectangle([x, y, x + 15, y + 7], fill=color)
    return image.convert(mode)


def exif(orientation, order="<"):
    """TIFF data with one entry before the orientation, as cameras write them, in either byte order."""
    entries = struct.pack(order + "HHII", 256, 4, 1, 32) + struct.pack(order + "HHIHH", 274, 3, 1, orientation, 0)
    head = (b"II" if order == "<" else b"MM") + struct.pack(order + "HI", 42, 8)
    return head + struct.pack(order + "H", 2) + entries + struct.pack(order + "I", 0)


def with_chunk(png, kind, data):
    """A PNG with a chunk after its header."""
    chunk = struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return png[:33] + chunk + png[33:]


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    image = quarters()
    jpeg = {"quality": 92}
    image.save(folder / "full.jpg", subsampling=0, **jpeg)
    image.save(folder / "halved-across.jpg", subsampling=1, **jpeg)
    image.save(folder / "halved.jpg", subsampling=2, **jpeg)
    image.save(folder / "progressive.jpg", subsampling=2, progressive=True, **jpeg)
    quarters("L").save(folder / "grey.jpg", **jpeg)
    quarters("CMYK").save(folder / "inks.jpg", **jpeg)
    image.save(folder / "full.png")
    image.save(folder / "lossy.webp", quality=90, method=0)
    image.save(folder / "lossless.webp", lossless=True, method=0)
    clear = quarters("RGBA")
    clear.putalpha(Image.new("L", (32, 16), 255))
    ImageDraw.Draw(clear).rectangle([16, 8, 31, 15], fill=(255, 255, 255, 128))
    clear.save(folder / "clear.webp", lossless=True, method=0)
    clear.save(folder / "clear.png")
    other = Image.new("RGB", (32, 16), (9, 9, 9))
    # The first picture of the file is only as large as its visible part.
    part = Image.new("RGBA", (32, 16), (0, 0, 0, 0))
    part.paste(quarters("RGBA").crop((0, 0, 32, 8)), (0, 8))
    part.save(folder / "animated.webp", save_all=True, append_images=[other.convert("RGBA")], duration=100, lossless=True,
              minimize_size=True, method=0)
    for orientation in range(1, 9):
        data = exif(orientation, "<" if orientation % 2 else ">")
        image.save(folder / f"turned-{orientation}.jpg", exif=b"Exif\0\0" + data, subsampling=0, **jpeg)
        image.save(folder / f"turned-{orientation}.webp", exif=data, lossless=True, method=0)
        png = (folder / "full.png").read_bytes()
        (folder / f"turned-{orientation}.png").write_bytes(with_chunk(png, b"eXIf", data))


if __name__ == "__main__":
    main()
