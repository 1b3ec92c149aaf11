import FuzzParts

/// Edits of a transcript; in the end it is what a new one of the same messages is.
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
