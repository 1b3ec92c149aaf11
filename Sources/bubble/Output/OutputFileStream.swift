/// An output file as a text stream, whose writing cannot fail: the first failure is kept for afterwards.
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

  /// - Throws: What went wrong first.
  func finish() throws {
    if let failure { throw failure }
  }
}
