// What content weighs against the limits of a message (`MessageLimits`). A part never weighs more here than in the
// message readers, which also count the names of fields.

/// The weight of a text is 32 plus the number of its bytes.
package func weight(of text: String?) -> Int { text.map { 32 + $0.utf8.count } ?? 0 }

extension TextSpan {
  package var cost: Int {
    64 + weight(of: tag) + weight(of: object?.id) + weight(of: address) + weight(of: title)
      + weight(of: footnote)
  }
}

extension MessageBlock {
  package var cost: Int {
    let record = record
    var cost = 64 + record.otherTexts.reduce(0) { $0 + weight(of: $1) } + record.otherWeight
    _ = record.eachOwnText { _, text in
      cost += text.cost
      return true
    }
    _ = record.eachInner { _, blocks in
      cost += blocks.reduce(32) { $0 + $1.cost }
      return true
    }
    return cost
  }
}

extension CodeToken {
  /// The weight of a code token in a message.
  package var weight: Int { 32 + 32 + role.utf8.count }
}

extension RichText {
  package var cost: Int { weight(of: text) + spans.reduce(0) { $0 + $1.cost } }
}

extension MessageAttachment {
  package var cost: Int {
    let record = record
    return record.texts.reduce(64) { $0 + weight(of: $1.text) }
      + record.otherTexts.reduce(0) { $0 + weight(of: $1) } + record.otherWeight
  }
}
