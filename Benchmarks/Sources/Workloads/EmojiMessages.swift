import BubbleLayout
import Foundation

/// Messages made of the emoji that Unicode lists; every run gives the same messages.
enum EmojiMessages {
  static func make(count: Int) -> [Message] {
    var random = SeededGenerator(seed: 9)
    let kinds = kinds()
    func sequence() -> String {
      let kind = kinds[random.below(kinds.count)]
      return kind[random.below(kind.count)]
    }
    func row(_ count: Int) -> [String] { (0..<count).map { _ in sequence() } }
    let words = Corpus.english.messages.prefix(400).map { $0.text.split(separator: " ").map(String.init) }
    return (0..<count).map { index in
      let text: String
      switch random.below(20) {
      case 0..<7: text = row(1 + random.below(40)).joined()
      case 7..<9: text = row(2 + random.below(19)).joined(separator: " ")
      case 9..<11: text = String(repeating: sequence(), count: 2 + random.below(29))
      default:
        var parts = words[random.below(words.count)]
        for _ in 0...random.below(6) {
          parts.insert(row(1 + random.below(4)).joined(), at: random.below(parts.count + 1))
        }
        text = parts.joined(separator: random.below(10) == 0 ? "" : " ")
      }
      return Message(id: .integer(index), sender: "a", timestamp: nil, text: text)
    }
  }

  /// Lists plain emoji four times, and the others once: those with skin tones, joined emoji, flags and
  /// keycaps.
  private static func kinds() -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent(
      "../../../Tests/Conformance/Data/Unicode/17.0.0/emoji/emoji-test.txt"
    ).standardized
    guard let list = try? String(contentsOf: file, encoding: .utf8) else {
      fatalError("\(file.path) cannot be read")
    }
    let all = list.split(separator: "\n").compactMap { line -> [UInt32]? in
      guard line.contains("; fully-qualified") else { return nil }
      return line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    }
    func text(_ scalars: [UInt32]) -> String {
      String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    }
    func isTone(_ scalar: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar) }
    let joined = all.filter { $0.contains(0x200D) }.map(text)
    let flags = all.filter { $0.count == 2 && (0x1F1E6...0x1F1FF).contains($0[0]) }.map(text)
    let toned = all.filter { $0.contains(where: isTone) && !$0.contains(0x200D) }.map(text)
    let plain = all.filter { $0.count == 1 }.map(text)
    let keycaps = all.filter { $0.contains(0x20E3) }.map(text)
    return [plain, plain, plain, plain, toned, joined, flags, keycaps]
  }
}
