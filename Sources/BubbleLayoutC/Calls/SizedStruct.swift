import CBubbleLayout

/// A C structure whose first member is its size, in the version that the caller was compiled with.
protocol SizedStruct {
  init()
  /// The size of the structure, in bytes.
  var size: Int { get set }
  /// The size of the first version of the structure, in bytes, which old callers may still use.
  static var firstSize: Int { get }
}

extension SizedStruct {
  // The default is for structures that have not grown since their first version.
  static var firstSize: Int { MemoryLayout<Self>.size }

  /// The maximum size, in bytes. If a size is larger, the caller has probably not set it.
  private static var largest: Int { 1 << 16 }

  /// Checks the alignment of a structure and its size.
  ///
  /// - Parameter name: The name of the argument.
  static func check(_ pointer: UnsafePointer<Self>?, _ name: StaticString) throws(Failure) {
    guard let pointer else { throw .argument("\(name) is NULL", "\(name)") }
    guard UInt(bitPattern: pointer) % UInt(MemoryLayout<Self>.alignment) == 0 else {
      throw .argument("\(name) is not aligned", "\(name)")
    }
    let size = pointer.pointee.size
    // Structures of later versions are larger, those of earlier versions smaller.
    guard size >= firstSize, size <= largest else {
      throw .argument(
        "\(name)->size is \(size); in this version of the library it is \(MemoryLayout<Self>.size)",
        "\(name)")
    }
  }

  static func check(_ pointer: UnsafeMutablePointer<Self>?, _ name: StaticString) throws(Failure) {
    try check(UnsafePointer(pointer), name)
  }

  /// Copies a structure of the caller. Members that the caller's version does not have are 0. Nil for NULL.
  static func read(_ pointer: UnsafePointer<Self>?, _ name: StaticString) throws(Failure) -> Self? {
    guard let pointer else { return nil }
    try check(pointer, name)
    var given = Self()
    withUnsafeMutableBytes(of: &given) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: min(pointer.pointee.size, $0.count)))
    }
    return given
  }

  /// Copies the structure to the caller, up to the size of the caller's version. The caller's `size` does not
  /// change.
  func write(to pointer: UnsafeMutablePointer<Self>?) {
    guard let pointer else { return }
    var answer = self
    answer.size = pointer.pointee.size
    withUnsafeBytes(of: answer) {
      UnsafeMutableRawBufferPointer(start: pointer, count: min(pointer.pointee.size, $0.count))
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0.prefix(pointer.pointee.size)))
    }
  }
}

extension bubble_error: SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.offset(of: \.line) ?? MemoryLayout<Self>.size }
}
extension bubble_text: SizedStruct {}
extension bubble_rects: SizedStruct {}
extension bubble_engine_options: SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.offset(of: \.sizing) ?? MemoryLayout<Self>.size }
}
extension bubble_transcript_options: SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.offset(of: \.people) ?? MemoryLayout<Self>.size }
}
extension bubble_reading: SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.offset(of: \.seconds_reading) ?? MemoryLayout<Self>.size }
}
extension bubble_metrics: SizedStruct {}
extension bubble_rows_request: SizedStruct {}
extension bubble_rows_view: SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.offset(of: \.objects) ?? MemoryLayout<Self>.size }
}
extension bubble_outline: SizedStruct {}
extension bubble_image: SizedStruct {}
extension bubble_hit: SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.offset(of: \.href) ?? MemoryLayout<Self>.size }
}
extension bubble_position: SizedStruct {}
extension bubble_matches: SizedStruct {}
extension bubble_changes: SizedStruct {}
extension bubble_accessibility: SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.offset(of: \.targets) ?? MemoryLayout<Self>.size }
}
extension bubble_measure_options: SizedStruct {}
extension bubble_measures: SizedStruct {}
extension bubble_carets: SizedStruct {}
extension bubble_composer_options: SizedStruct {}
extension bubble_composer_state: SizedStruct {}
extension bubble_composer_layout: SizedStruct {}
