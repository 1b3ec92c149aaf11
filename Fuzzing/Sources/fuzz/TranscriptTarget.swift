import FuzzParts

/// Edits a transcript; in the end it must equal a new transcript of the same messages.
enum TranscriptTarget {
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var edits = TranscriptEdits(&input)
    var steps = 0
    while !input.isAtEnd, steps < 64 {
      steps += 1
      edits.step(&input)
    }
    edits.check()
  }
}
