/// Bytes that are made piece by piece, such as the unpacked bytes of a file in an archive.
protocol ByteStream: AnyObject {
  /// Appends the next bytes to `bytes`.
  ///
  /// - Returns: False at the end.
  func read(into bytes: inout [UInt8]) throws(ReadingError) -> Bool
}
