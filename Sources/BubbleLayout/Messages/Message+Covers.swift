extension Message {
  /// Returns the message with the covers that the reader sees: without those that the reader has uncovered,
  /// and with covers over the previews of links that are covered in the text. Covers inside blocks are
  /// unchanged; `Covering` decides about each of them.
  ///
  /// - Complexity: Linear in the texts, and constant for a message without covers.
  func covered(as covering: Covering) -> Message {
    guard mayHaveCovers else { return self }
    var message = self
    message.spans = covering.shown(spans, at: .text)
    if let quote, covering.isOpen(["quote"]) {
      message.quote?.spans = covering.shown(quote.spans, at: ["quote"])
      message.quote?.isCovered = false
      message.quote?.isPictureCovered = false
    }
    if attachments.isEmpty { return message }
    let held = blocks.coveredAttachments(at: ["blocks"], as: covering)
    var addresses: Set<String>?
    for (number, attachment) in attachments.enumerated() {
      let isOpen = covering.isOpen(["attachments", .number(number)])
      if held.contains(number) {
        message.attachments[number].isCovered = true
      } else if attachment.isCovered {
        message.attachments[number].isCovered = !isOpen
      } else if case .link(let link) = attachment, !isOpen {
        let hidden = addresses ?? message.coveredAddresses(covering)
        addresses = hidden
        message.attachments[number].isCovered = hidden.contains(link.address.comparedAddress)
      }
    }
    return message
  }

  /// Whether the message may have covers. Blocks are not examined.
  private var mayHaveCovers: Bool {
    !blocks.isEmpty || spans.contains(where: \.isCover) || attachments.contains(where: \.isCovered)
      || quote.map { $0.isCovered || $0.isPictureCovered || $0.spans.contains(where: \.isCover) } == true
  }

  /// The addresses in the covered parts of the message's own text, in the form in which they are compared.
  private func coveredAddresses(_ covering: Covering) -> Set<String> {
    var addresses: Set<String> = []
    for text in ownTexts(self.text, covering) {
      let covers = text.spans.covers
      if covers.isEmpty { continue }
      let units = Array(text.text.utf16)
      for range in covers {
        let hidden = String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
        let found = Array(hidden.utf16)
        for link in DataDetector(kinds: [.link]).detect(in: hidden) {
          addresses.insert(String(decoding: found[link.range], as: UTF16.self).comparedAddress)
        }
      }
      for span in text.spans {
        if let address = span.address, RangeLayers.overlap(covers, span.range) {
          addresses.insert(address.comparedAddress)
        }
      }
    }
    return addresses
  }
}

extension [MessageBlock] {
  /// The indices of the message's attachments that covered blocks show.
  fileprivate func coveredAttachments(
    at path: ContentPath, as covering: Covering, isCovered: Bool = false
  ) -> Set<Int> {
    var numbers: Set<Int> = []
    for (number, block) in enumerated() {
      let path = path.appending(block.step(number))
      let isCovered = isCovered || block.isCovered && !covering.isOpen(path)
      if case .attachment(let attachment) = block.content {
        if isCovered, attachment.value == nil, let index = attachment.index { numbers.insert(index) }
        continue
      }
      for (steps, blocks) in block.inner {
        numbers.formUnion(
          blocks.coveredAttachments(
            at: ContentPath(path.steps + steps), as: covering, isCovered: isCovered))
      }
    }
    return numbers
  }
}

extension String {
  /// The address without its scheme, its case, and a slash at its end, so that a link and the preview of its
  /// page are equal.
  fileprivate var comparedAddress: String {
    var address = self[...]
    if let scheme = address.firstRange(of: "://") { address = address[scheme.upperBound...] }
    if address.hasSuffix("/") { address.removeLast() }
    return address.lowercased()
  }
}
