"""Pictures of layouts: enough of PNG to look at single pixels."""

import struct
import zlib


class Drawing:
    """A PNG with 8 bits a channel and three or four channels, without interlacing."""

    def __init__(self, data):
        self.rows, packed, place = [], b"", 8
        while place < len(data):
            length, name = struct.unpack(">I4s", data[place:place + 8])
            chunk = data[place + 8:place + 8 + length]
            place += 12 + length
            if name == b"IHDR":
                self.width, self.height, depth, kind = struct.unpack(">IIBB", chunk[:10])
                self.channels = {2: 3, 6: 4}[kind] if depth == 8 else 0
            elif name == b"IDAT":
                packed += chunk
        self.packed = zlib.decompress(packed)

    def row(self, y):
        """The bytes of a row; those above it are unpacked first."""
        stride = self.width * self.channels
        while len(self.rows) <= y:
            start = len(self.rows) * (stride + 1)
            above = self.rows[-1] if self.rows else bytes(stride)
            self.rows.append(unfiltered(self.packed[start], bytearray(self.packed[start + 1:start + 1 + stride]), above, self.channels))
        return self.rows[y]

    def pixel(self, x, y):
        """The colour of a pixel as `#rrggbb`, or None outside the picture."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        return "#" + bytes(self.row(y)[x * self.channels:x * self.channels + 3]).hex()


def unfiltered(kind, row, above, step):
    """Undoes the filter of a row (PNG 9.2)."""
    if kind == 2:
        return bytearray(map(lambda value, up: value + up & 255, row, above))
    if kind:
        for place in range(len(row)):
            left = row[place - step] if place >= step else 0
            up, corner = above[place], above[place - step] if place >= step else 0
            if kind == 1:
                guess = left
            elif kind == 3:
                guess = (left + up) // 2
            else:
                # The one of the three that is nearest to left + up - corner.
                to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
                guess = left if to_left <= to_up and to_left <= to_corner else up if to_up <= to_corner else corner
            row[place] = row[place] + guess & 255
    return row
