import CHarfBuzz

/// A table of a font file that is not trusted: bytes outside it read as 0, and the number of reads is
/// limited.
final class FontTable {
  private let blob: OpaquePointer
  private let bytes: UnsafeRawBufferPointer
  /// How many more numbers may be read. The limit is needed because a table can refer to the same part again
  /// and again.
  private var budget = 4_000_000

  /// Returns nil if the face has no such table.
  init?(_ tag: OpenTypeTag, of face: OpaquePointer) {
    guard let blob = hb_face_reference_table(face, tag.rawValue) else { return nil }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else {
      hb_blob_destroy(blob)
      return nil
    }
    self.blob = blob
    bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
  }

  deinit { hb_blob_destroy(blob) }

  /// Whether more was read than any reasonable table contains.
  var isExhausted: Bool { budget <= 0 }

  func uint16(_ offset: Int) -> Int {
    budget -= 1
    guard offset >= 0, offset + 2 <= bytes.count, budget > 0 else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func uint32(_ offset: Int) -> Int { uint16(offset) << 16 | uint16(offset + 2) }

  /// Calls `body` with each glyph of a coverage table.
  func forEachCovered(_ offset: Int, _ body: (_ index: Int, _ glyph: Int) -> Void) {
    let count = uint16(offset + 2)
    if uint16(offset) == 1 {
      for index in 0..<count {
        body(index, uint16(offset + 4 + 2 * index))
        if isExhausted { return }
      }
    } else {
      var index = 0
      for range in 0..<count {
        let place = offset + 4 + 6 * range
        let (first, last) = (uint16(place), uint16(place + 2))
        guard first <= last else { continue }
        for glyph in first...last {
          budget -= 1
          body(index, glyph)
          index += 1
        }
        if isExhausted { return }
      }
    }
  }

  /// Calls `body` with each subtable of a lookup of `GSUB` or `GPOS`.
  ///
  /// - Parameter extensionType: The lookup type that only refers to a subtable elsewhere.
  func forEachSubtable(
    of lookup: Int, extensionType: Int, _ body: (_ type: Int, _ flags: Int, _ offset: Int) -> Void
  ) {
    let list = uint16(8)
    guard lookup < uint16(list) else { return }
    let place = list + uint16(list + 2 + 2 * lookup)
    for index in 0..<uint16(place + 4) where !isExhausted {
      var type = uint16(place)
      var offset = place + uint16(place + 6 + 2 * index)
      if type == extensionType {
        type = uint16(offset + 2)
        offset += uint32(offset + 4)
      }
      body(type, uint16(place + 2), offset)
    }
  }

  /// Calls `body` with the components of each ligature of a subtable of type 4, and with the ligature's
  /// glyph.
  func forEachLigature(_ offset: Int, _ body: (_ components: [Int], _ ligature: Int) -> Void) {
    var components: [Int] = []
    forEachCovered(offset + uint16(offset + 2)) { index, first in
      let set = offset + uint16(offset + 6 + 2 * index)
      for entry in 0..<uint16(set) where !isExhausted {
        let ligature = set + uint16(set + 2 + 2 * entry)
        components.removeAll(keepingCapacity: true)
        components.append(first)
        for place in 0..<max(0, uint16(ligature + 2) - 1) where !isExhausted {
          components.append(uint16(ligature + 4 + 2 * place))
        }
        body(components, uint16(ligature))
      }
    }
  }
}
