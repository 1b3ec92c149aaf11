import Foundation

/// The tables of a font file, to be changed and put into a file again.
package struct FontTables {
  package typealias Table = (tag: String, bytes: [UInt8])

  /// The first four bytes of the file, which say what kind of outlines it has.
  private let kind: [UInt8]
  package var tables: [Table]

  /// Takes the tables of a valid OpenType file.
  package init(_ file: [UInt8]) {
    func number(_ offset: Int, _ count: Int) -> Int {
      file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    kind = Array(file[..<4])
    tables = (0..<number(4, 2)).map { record in
      let place = 12 + 16 * record
      let start = number(place + 8, 4)
      return (
        String(decoding: file[place..<place + 4], as: UTF8.self),
        Array(file[start..<start + number(place + 12, 4)])
      )
    }
  }

  /// Takes the tables of a file in the repository.
  package init(_ path: String) throws { self.init(Array(try Data(contentsOf: Repository.url(path)))) }

  /// Returns a number as big-endian bytes.
  package static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Returns a file with these tables, in their order. It has no checksums.
  ///
  /// - Parameter length: Returns the length of a table that the directory gives; its true length if nil.
  package func file(length: (Table) -> Int? = { _ in nil }) -> [UInt8] {
    var directory = kind + Self.bytes(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var content: [UInt8] = []
    for table in tables {
      let start = 12 + 16 * tables.count + content.count
      directory += Array(table.tag.utf8) + Self.bytes(0, 4) + Self.bytes(start, 4)
      directory += Self.bytes(length(table) ?? table.bytes.count, 4)
      content += table.bytes + [UInt8](repeating: 0, count: -table.bytes.count & 3)
    }
    return directory + content
  }
}
