"""Reads ICU's resource bundles in their binary form (formats 1 to 3), and writes selected resources (format 3)."""

import struct

STRING, BINARY, TABLE, ALIAS, TABLE32, TABLE16, STRING16, INTEGER, ARRAY, ARRAY16, INTEGERS = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14
# Bits of the attributes: the bundle inherits nothing; its keys and texts are in a pool.
NO_FALLBACK, USES_POOL = 1, 4


class Text(str):
    """A string resource."""


class Alias(str):
    """A resource that refers to another one."""


class Form:
    """The positions of a bundle's areas."""

    def __init__(self, content):
        self.head = struct.unpack_from("<H", content)[0]
        if content[2:4] != b"\xda\x27" or content[12:16] != b"ResB" or content[16] not in (1, 2, 3):
            raise ValueError("not a resource bundle of format 1, 2 or 3")
        self.content, self.format = content, content[16]
        self.body = content[self.head:]
        self.root, first = struct.unpack_from("<II", self.body)
        length = first & 0xFF
        self.indexes = list(struct.unpack_from(f"<{length}I", self.body, 4)) + [0] * 8
        self.keys = (1 + length) * 4
        self.keys_end = self.indexes[1] * 4
        # Offsets of keys below this number refer to the bundle's own keys, higher ones to the pool's; 0 if the bundle has no keys.
        self.own_keys = self.keys_end if self.keys_end > self.keys else 0
        self.attributes = self.indexes[5] if length > 5 else 0
        units_end = self.indexes[6] * 4 if length > 6 else self.keys_end
        self.units = self.body[self.keys_end:units_end]
        # The number of indexes of texts that refer to the pool, for a pool and for a bundle with one.
        self.pool_texts = (first >> 8) | (self.attributes & 0xF000) << 12
        self.pool_texts16 = self.attributes >> 16


class Pool(Form):
    """The keys and texts that the bundles of a folder have in common."""

    def key(self, offset):
        return terminated(self.body, self.keys + offset)

    def places(self):
        """Returns the offset of each key."""
        found, place = {}, self.keys
        while place < self.keys_end:
            key = self.body[place:self.body.index(b"\0", place)]
            if key.isascii():
                found.setdefault(key.decode("ascii"), place - self.keys)
            place += len(key) + 1
        return found


def terminated(content, start):
    return content[start:content.index(b"\0", start)].decode("ascii")


def text16(units, index):
    """Returns a text in an area of 16-bit units. Either its length comes before it, or a NUL after it."""
    def unit(at):
        return struct.unpack_from("<H", units, 2 * at)[0]

    first = unit(index)
    if not 0xDC00 <= first <= 0xDFFF:
        end = index
        while unit(end):
            end += 1
        return units[2 * index:2 * end].decode("utf-16-le", "surrogatepass")
    if first < 0xDFEF:
        length, start = first & 0x3FF, index + 1
    elif first < 0xDFFF:
        length, start = (first - 0xDFEF) << 16 | unit(index + 1), index + 2
    else:
        length, start = unit(index + 1) << 16 | unit(index + 2), index + 3
    return units[2 * start:2 * (start + length)].decode("utf-16-le", "surrogatepass")


class Bundle(Form):
    """A bundle whose resources can be read and selected."""

    def __init__(self, content, pool):
        super().__init__(content)
        self.pool = pool if self.attributes & USES_POOL else None
        if self.attributes & USES_POOL and pool is None:
            raise ValueError("a bundle needs a pool that is missing")
        # The texts of the pool that this bundle uses.
        self.shared = {}

    def value(self, resource):
        """Returns a resource as a dictionary, a list, an integer, bytes, a tuple of integers, a text or an alias."""
        kind, offset = resource >> 28, resource & 0x0FFF_FFFF
        place = 4 * offset
        if kind == STRING16:
            return self.text(offset)
        if kind == INTEGER:
            return offset - (1 << 28) if offset >> 27 else offset
        if kind in (STRING, ALIAS):
            text = self.long_text(place) if offset else ""
            return Alias(text) if kind == ALIAS else Text(text)
        if kind == BINARY:
            return self.body[place + 4:place + 4 + self.word(place)] if offset else b""
        if kind == INTEGERS:
            return tuple(struct.unpack_from(f"<{self.word(place)}i", self.body, place + 4)) if offset else ()
        if kind in (ARRAY, ARRAY16):
            return [self.value(element) for element in self.elements(kind, offset)]
        if kind in (TABLE, TABLE32, TABLE16):
            return {key: self.value(element) for key, element in self.members(kind, offset)}
        raise ValueError(f"unknown resource kind {kind}")

    def word(self, place):
        return struct.unpack_from("<i", self.body, place)[0]

    def long_text(self, place):
        length = self.word(place)
        return self.body[place + 4:place + 4 + 2 * length].decode("utf-16-le", "surrogatepass")

    def text(self, index):
        if self.pool and index < self.pool_texts:
            text = Text(text16(self.pool.units, index))
            self.shared[text] = index
            return text
        return Text(text16(self.units, index - (self.pool_texts if self.pool else 0)))

    def short(self, number):
        """Returns a resource of 16 bits, which is a text."""
        if self.pool and number < self.pool_texts16:
            return STRING16 << 28 | number
        if self.pool:
            number += self.pool_texts - self.pool_texts16
        return STRING16 << 28 | number

    def halves(self, place, count):
        return struct.unpack_from(f"<{count}H", self.units, 2 * place)

    def elements(self, kind, offset):
        if kind == ARRAY16:
            count = self.halves(offset, 1)[0]
            return [self.short(number) for number in self.halves(offset + 1, count)]
        return struct.unpack_from(f"<{self.word(4 * offset)}I", self.body, 4 * offset + 4) if offset else ()

    def members(self, kind, offset):
        if kind == TABLE16:
            count = self.halves(offset, 1)[0]
            keys = [self.key16(number) for number in self.halves(offset + 1, count)]
            return zip(keys, [self.short(number) for number in self.halves(offset + 1 + count, count)])
        place = 4 * offset
        if not offset:
            return ()
        if kind == TABLE:
            count = struct.unpack_from("<H", self.body, place)[0]
            keys = [self.key16(number) for number in struct.unpack_from(f"<{count}H", self.body, place + 2)]
            after = place + 2 + 2 * count + (0 if count % 2 else 2)
        else:
            count = self.word(place)
            keys = [self.key32(number) for number in struct.unpack_from(f"<{count}i", self.body, place + 4)]
            after = place + 4 + 4 * count
        return zip(keys, struct.unpack_from(f"<{count}I", self.body, after))

    def key16(self, offset):
        if offset < self.own_keys or not self.pool:
            return terminated(self.body, offset)
        return self.pool.key(offset - self.own_keys)

    def key32(self, offset):
        return terminated(self.body, offset) if offset >= 0 else self.pool.key(offset & 0x7FFF_FFFF)

    def written(self, wants, keeps_pool):
        """Returns a bundle with only those resources for whose key path `wants` returns true. Empty tables are left out."""
        root = selected(self.value(self.root), (), wants)
        return Writer(root or {}, self, keeps_pool and self.pool).content(self.content[:self.head])


def selected(value, path, wants):
    if not isinstance(value, dict) or not path and not value:
        return value
    found = {}
    for key, member in value.items():
        if wants(path + (key,)):
            kept = selected(member, path + (key,), wants)
            if kept != {} or member == {}:
                found[key] = kept
    return found


class Writer:
    """Writes one bundle: keys, texts in 16-bit units, and then all other resources."""

    def __init__(self, root, bundle, pool):
        self.root, self.pool = root, pool
        self.attributes = bundle.attributes & NO_FALLBACK
        self.pool_texts, self.checksum, self.pool_keys = 0, 0, {}
        self.names, self.texts = {}, {}
        if pool:
            self.attributes |= USES_POOL | (bundle.pool_texts >> 24) << 12 | bundle.pool_texts16 << 16
            self.pool_texts, self.checksum = bundle.pool_texts, bundle.indexes[7]
            self.pool_keys, self.texts = pool.places(), dict(bundle.shared)
        self.keys, self.units, self.words = bytearray(), bytearray(b"\0\0"), bytearray()
        self.largest = 0

    def content(self, head):
        self.collect(self.root)
        start = 4 * 9
        self.keys += b"\xaa" * (-(start + len(self.keys)) % 4)
        # Offsets of the pool's keys count from the end of the bundle's own keys; from 0 if it has none.
        self.own_keys = start + len(self.keys) if self.keys else 0
        self.units += b"\xaa\xaa" * (len(self.units) // 2 % 2)
        keys_end = start + len(self.keys)
        self.first = keys_end + len(self.units)
        root = self.written(self.root)
        end = (self.first + len(self.words)) // 4
        length = 8 | (self.pool_texts & 0xFF_FFFF) << 8
        indexes = [length, keys_end // 4, end, end, self.largest, self.attributes, self.first // 4, self.checksum]
        body = struct.pack("<9I", root, *indexes) + self.keys + self.units + self.words
        head = bytearray(head)
        head[16:20] = bytes([3, 0, 0, 0])
        return bytes(head) + body

    def collect(self, value):
        """Gives every key and every text an offset, before anything that refers to them is written."""
        if isinstance(value, dict):
            self.largest = max(self.largest, len(value))
            for key in value:
                if key not in self.names and key not in self.pool_keys:
                    self.names[key] = 4 * 9 + len(self.keys)
                    self.keys += key.encode("ascii") + b"\0"
            for member in value.values():
                self.collect(member)
        elif isinstance(value, list):
            for element in value:
                self.collect(element)
        elif isinstance(value, Text) and value not in self.texts:
            self.texts[value] = self.pool_texts + len(self.units) // 2
            coded = value.encode("utf-16-le", "surrogatepass")
            length, first = len(coded) // 2, struct.unpack_from("<H", coded)[0] if coded else 0
            if length > 40 or "\0" in value or 0xDC00 <= first <= 0xDFFF:
                if length > 0x3EE:
                    self.units += struct.pack("<HH", 0xDFEF + (length >> 16), length & 0xFFFF)
                else:
                    self.units += struct.pack("<H", 0xDC00 + length)
            self.units += coded + b"\0\0"

    def written(self, value):
        """Writes a value after its members. Returns the resource word that refers to it."""
        if isinstance(value, Text):
            return STRING16 << 28 | self.texts[value]
        if isinstance(value, Alias):
            coded = value.encode("utf-16-le")
            return self.placed(ALIAS, struct.pack("<i", len(coded) // 2) + coded + b"\0\0")
        if isinstance(value, bytes):
            return self.placed(BINARY, struct.pack("<i", len(value)) + value, 16)
        if isinstance(value, tuple):
            return self.placed(INTEGERS, struct.pack(f"<{len(value) + 1}i", len(value), *value))
        if isinstance(value, list):
            parts = [self.written(element) for element in value]
            return self.placed(ARRAY, struct.pack(f"<{len(parts) + 1}I", len(parts), *parts))
        if isinstance(value, dict):
            return self.table(value)
        return INTEGER << 28 | value & 0x0FFF_FFFF

    def table(self, value):
        # ICU searches keys by their bytes.
        keys = sorted(value, key=lambda key: key.encode("ascii"))
        parts = [self.written(value[key]) for key in keys]
        places = [self.names[key] if key in self.names else self.own_keys + self.pool_keys[key] for key in keys]
        if max(places, default=0) < 0x10000:
            head = struct.pack(f"<{len(keys) + 1}H", len(keys), *places)
            head += b"\0" * (len(head) % 4)
            return self.placed(TABLE, head + struct.pack(f"<{len(parts)}I", *parts))
        places = [self.names[key] if key in self.names else self.pool_keys[key] - (1 << 31) for key in keys]
        return self.placed(TABLE32, struct.pack(f"<{len(keys) + 1}i", len(keys), *places) + struct.pack(f"<{len(parts)}I", *parts))

    def placed(self, kind, content, alignment=4):
        if alignment > 4:
            # The contents, after the length, begin at a multiple of the alignment.
            self.words += b"\xaa" * (-(self.first + len(self.words) + 4) % alignment)
        place = self.first + len(self.words)
        self.words += content + b"\xaa" * (-len(content) % 4)
        return kind << 28 | place // 4
