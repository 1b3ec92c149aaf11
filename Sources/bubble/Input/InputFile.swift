import MessageReading
import TextShaping

/// Reads files other than the main input: people, styles, cases and goldens.
enum InputFile {
  /// Returns the content of a file. A pipe or a device, which may never end, is refused.
  ///
  /// - Parameter what: The content, for the error; nil if its kind is clear.
  static func bytes(of path: String, what: String? = nil) throws(ToolFailure) -> [UInt8] {
    do throws(RegularFile.Failure) {
      return try RegularFile.bytes(of: path)
    } catch {
      throw .unreadable("\(path): \(what.map { "\($0) cannot be read: " } ?? "")\(error)")
    }
  }

  /// Returns the content of a main input, which the user has named and which may be a pipe.
  static func mainBytes(of path: String) throws(ToolFailure) -> [UInt8] {
    do throws(ReadingError) {
      let source = try ByteSource(path: path)
      var bytes: [UInt8] = []
      while try source.read(into: &bytes) {}
      return bytes
    } catch {
      throw .unreadable(error.description)
    }
  }
}
