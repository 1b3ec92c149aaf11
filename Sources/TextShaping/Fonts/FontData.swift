import CHarfBuzz

/// The bytes of a font file, kept in memory once for all faces, collections and engines that use them.
///
/// The bytes are checked when a face is first opened. Invalid bytes then cause the same error as an invalid
/// file.
public final class FontData: @unchecked Sendable {
  // Sendable because the blob is immutable from the end of `init` on and HarfBuzz counts references atomically.

  /// The font's name, used instead of a path in errors and as `FontFace.path`.
  public let name: String
  private let blob: OpaquePointer
  /// The checked font; nil until a face was opened.
  private let checked = LazyReference<FontFile>()

  /// Creates font data from a copy of the bytes of a font file.
  ///
  /// - Parameters:
  ///   - bytes: A whole `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2` file, of less than 2 GB.
  ///   - name: The font's name in errors.
  /// - Complexity: O(n) in the number of bytes.
  public convenience init(_ bytes: some Collection<UInt8>, name: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    let address = UInt(bitPattern: copy.baseAddress)
    self.init(noCopy: UnsafeRawBufferPointer(copy), name: name) {
      UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
    }
  }

  /// Creates font data from the bytes of a font file without copying them, such as those of a mapped asset.
  ///
  /// - Parameters:
  ///   - bytes: A whole font file, of less than 2 GB. It must stay valid and unchanged until `deallocator` is
  ///     called.
  ///   - name: The font's name in errors.
  ///   - deallocator: Called once, on any thread, when neither this object nor a face needs the bytes any
  ///     longer.
  public init(noCopy bytes: UnsafeRawBufferPointer, name: String, deallocator: @escaping @Sendable () -> Void)
  {
    self.name = name
    let ending = Unmanaged.passRetained(Ending(deallocator))
    // HarfBuzz counts in 32 bits. If it does not accept the bytes, it frees them at once, and opening the
    // font fails.
    blob = hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
      HB_MEMORY_MODE_READONLY, ending.toOpaque(),
      { Unmanaged<Ending>.fromOpaque($0!).takeRetainedValue().run() })
    hb_blob_make_immutable(blob)
  }

  deinit { hb_blob_destroy(blob) }

  /// Returns the font, which is checked on first use.
  ///
  /// - Throws: `FontError`, naming the font and the reason.
  func file() throws(FontError) -> FontFile {
    if let file = checked.value { return file }
    return checked.keep(try FontFile(hb_blob_reference(blob), path: name))
  }

  /// Holds the closure that is called when the bytes are no longer needed.
  private final class Ending: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

extension FontData: Hashable {
  /// Data are equal if they are the same object.
  public static func == (left: FontData, right: FontData) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
