/// An output file as a text stream. Streams cannot throw, so the first error is kept until `finish()`.
struct OutputFileStream: TextOutputStream {
  private let file: OutputFile
  private var failure: (any Error)?

  init(_ file: OutputFile) { self.file = file }

  mutating func write(_ text: String) {
    guard failure == nil else { return }
    do {
      try file.write(text.utf8)
    } catch {
      failure = error
    }
  }

  /// - Throws: The first error.
  func finish() throws {
    if let failure { throw failure }
  }
}
