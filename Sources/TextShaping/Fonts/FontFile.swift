import CHarfBuzz
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of a font file, mapped or given, kept as long as a face needs them.
///
/// The bytes are checked once, here. HarfBuzz treats a table that extends past the end of the file as empty.
/// Text would then be laid out with wrong advances, and nothing would report that the file is truncated.
package final class FontFile: @unchecked Sendable {
  // Sendable because the blobs are immutable from the end of `init` on and HarfBuzz counts references atomically.

  /// The font as OpenType: the file itself, or the unpacked content of a WOFF file.
  let blob: OpaquePointer
  /// The bytes of the file itself if it is packed; otherwise nil.
  private let packed: OpaquePointer?
  package let path: String
  package let faceCount: Int
  private let hash = Mutex<String?>(nil)

  package convenience init(path: String) throws(FontError) {
    let file: RegularFile
    do throws(RegularFile.Failure) {
      file = try RegularFile(path)
    } catch {
      throw error == .notAFile ? .notAFile(path: path) : .unreadable(path: path)
    }
    // HarfBuzz opens the file that is open here; where the system does not name open files, that of the path.
    let blob =
      hb_blob_create_from_file_or_fail("/dev/fd/\(file.descriptor)") ?? hb_blob_create_from_file_or_fail(path)
    guard let blob else { throw FontError.unreadable(path: path) }
    try self.init(blob, path: path)
  }

  /// - Parameters:
  ///   - blob: The bytes. This object takes over a reference to the blob.
  ///   - path: The name of the font in errors.
  /// - Throws: `FontError` for a file that is not a font or is truncated.
  init(_ blob: OpaquePointer, path: String) throws(FontError) {
    hb_blob_make_immutable(blob)
    let unpacked: OpaquePointer?
    do throws(FontError) {
      unpacked = try Self.unpacked(blob, path: path)
    } catch {
      hb_blob_destroy(blob)
      throw error
    }
    self.blob = unpacked ?? blob
    packed = unpacked == nil ? nil : blob
    self.path = path
    self.faceCount = Int(hb_face_count(self.blob))
    // From here on, if an error leaves this initialiser, `deinit` frees the blob.
    guard faceCount > 0 else {
      throw FontError.malformed(path: path, reason: "no OpenType table directory was found")
    }
    try checkTables()
  }

  deinit {
    hb_blob_destroy(blob)
    hb_blob_destroy(packed)
  }

  /// Whether a path leads to a regular file; nil if nothing is there.
  static func isRegular(_ path: String) -> Bool? { type(of: path).map { $0 == .typeRegular } }

  /// Returns the type of the file at a path, following links; nil if nothing is there.
  static func type(of path: String) -> FileAttributeType? {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    return attributes.flatMap { $0[.type] as? FileAttributeType }
  }

  /// Calls `body` with the bytes of the font.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(Self.bytes(of: blob))
  }

  static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  /// SHA-256 of the whole file, in hexadecimal. It is computed once, because that takes longer than most
  /// layouts.
  package func sha256() -> String {
    if let known = hash.withLock({ $0 }) { return known }
    let computed = SHA256.hexadecimal(of: Self.bytes(of: packed ?? blob))
    hash.withLock { $0 = computed }
    return computed
  }

  private func checkTables() throws(FontError) {
    let failure: FontError? = withBytes { bytes in
      for face in 0..<faceCount {
        if let failure = Self.failure(in: bytes, face: face, path: path) { return failure }
      }
      return nil
    }
    if let failure { throw failure }
  }

  private static func failure(in bytes: UnsafeRawBufferPointer, face: Int, path: String) -> FontError? {
    func uint32(_ offset: Int) -> Int? {
      guard offset >= 0, offset + 4 <= bytes.count else { return nil }
      return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let malformed = FontError.malformed(path: path, reason: "its table directory is cut short")
    let collectionTag = 0x7474_6366  // 'ttcf'
    guard let tag = uint32(0) else { return malformed }
    var directory = 0
    if tag == collectionTag {
      guard let offset = uint32(12 + 4 * face) else { return malformed }
      directory = offset
    }
    guard let tableCount = uint32(directory + 4).map({ $0 >> 16 }) else { return malformed }
    for table in 0..<tableCount {
      let record = directory + 12 + 16 * table
      guard let name = uint32(record), let offset = uint32(record + 8), let length = uint32(record + 12)
      else { return malformed }
      guard offset + length <= bytes.count else {
        return .truncated(
          path: path, table: OpenTypeTag(rawValue: UInt32(name)).description, end: offset + length,
          size: bytes.count)
      }
    }
    return nil
  }
}
