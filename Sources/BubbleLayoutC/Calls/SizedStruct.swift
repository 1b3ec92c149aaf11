import CBubbleLayout

/// A structure that begins with its size, as the caller was compiled with it.
protocol SizedStruct {
  init()
  /// In bytes.
  var size: Int { get set }
}

extension SizedStruct {
  /// Sizes beyond this are none: what stands there was never set.
  private static var largest: Int { 1 << 16 }

  /// Checks where a structure is and how large it says it is.
  ///
  /// - Parameter name: The argument.
  static func check(_ pointer: UnsafePointer<Self>?, _ name: StaticString) throws(Failure) {
    guard let pointer else { throw .argument("\(name) is NULL") }
    guard UInt(bitPattern: pointer) % UInt(MemoryLayout<Self>.alignment) == 0 else {
      throw .argument("\(name) is not aligned")
    }
    let size = pointer.pointee.size
    // Those of later versions are larger.
    guard size >= MemoryLayout<Self>.size, size <= largest else {
      throw .argument(
        "\(name)->size is \(size), and \(MemoryLayout<Self>.size) in this version of the library")
    }
  }

  static func check(_ pointer: UnsafeMutablePointer<Self>?, _ name: StaticString) throws(Failure) {
    try check(UnsafePointer(pointer), name)
  }

  /// What a caller gives.
  static func read(_ pointer: UnsafePointer<Self>?, _ name: StaticString) throws(Failure) -> Self? {
    guard let pointer else { return nil }
    try check(pointer, name)
    return pointer.pointee
  }

  /// Gives an answer to a caller, who keeps the size.
  func write(to pointer: UnsafeMutablePointer<Self>?) {
    guard let pointer else { return }
    var answer = self
    answer.size = pointer.pointee.size
    pointer.pointee = answer
  }
}

extension bubble_error: SizedStruct {}
extension bubble_text: SizedStruct {}
extension bubble_rects: SizedStruct {}
extension bubble_engine_options: SizedStruct {}
extension bubble_transcript_options: SizedStruct {}
extension bubble_reading: SizedStruct {}
extension bubble_metrics: SizedStruct {}
extension bubble_rows_request: SizedStruct {}
extension bubble_rows_view: SizedStruct {}
extension bubble_outline: SizedStruct {}
extension bubble_image: SizedStruct {}
extension bubble_hit: SizedStruct {}
extension bubble_position: SizedStruct {}
extension bubble_matches: SizedStruct {}
extension bubble_changes: SizedStruct {}
extension bubble_composer_options: SizedStruct {}
extension bubble_composer_state: SizedStruct {}
extension bubble_composer_layout: SizedStruct {}
