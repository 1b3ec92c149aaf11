import TextLayout

extension CellNarration {
  /// Returns the element of the message's text, with its links and mentions.
  ///
  /// - Parameter end: The index after the text's last part.
  func text(_ element: CellElement, upTo end: Int) -> AccessibilityElement {
    let parts = element.parts.lowerBound..<end
    guard case .text(let part) = cell.parts[parts.lowerBound] else {
      return self.element(.text, "", parts, nil)
    }
    return text(of: part, parts, shown: isCollapsed ? part.shownRange : 0..<part.text.utf16.count)
  }

  /// Returns the element of a text, with its links and mentions.
  ///
  /// - Parameters:
  ///   - parts: The parts of the text and of everything that is drawn on it.
  ///   - shown: The visible range of the text.
  func text(of part: TextPart, _ parts: Range<Int>, shown: Range<Int>) -> AccessibilityElement {
    let expanded = part.spoken(by: narrator.words)
    let covers = part.spoilers
    let cover = words[.hidden]
    var result = self.element(.text, expanded.words(shown, hiding: covers, by: cover), parts, nil)
    if let hidden = covers.first, hidden.overlaps(shown) {
      result.actions.append(reveal(.spoiler(hidden)))
      result.hint = words[.reveal]
    }
    guard let text = CellText(cell, part: parts.lowerBound) else { return result }
    var found = text.rangeRects()
    let mentions = part.objects.indices.filter { part.objects[$0].object.kind == .mention }
      .map { part.place(ofObject: $0) }
    let people = Set(mentions.map(\.range))
    // Where links overlap, the later one is visible, and only its words are read there. A link around nothing
    // but a mention is the mention.
    let spans = part.spans.compactMap { span in
      people.contains(span.range) ? nil : span.linkTarget.map { (range: span.range, target: $0) }
    }
    let named = RangeLayers.visible(spans.map(\.range)).map {
      (range: $0.range, target: spans[$0.layer].target)
    }
    let taken = named.map(\.range)
    // Citations and pictures in links are read with the links' words.
    let objects =
      mentions
      + part.objects.indices.filter {
        [.citation, .image].contains(part.objects[$0].object.kind)
          && !RangeLayers.overlap(taken, part.place(ofObject: $0).range)
      }.map { part.place(ofObject: $0) }
    let links = part.detected.filter { !RangeLayers.overlap(taken, $0.range) }.map {
      (range: $0.range, target: HitTarget.data($0))
    }
    // Where the text that was read so far ends, in the shown text and in the label.
    var (place, length) = (shown.lowerBound, 0)
    for (range, target) in (links + named + objects).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }
    )
    where range.upperBound <= shown.upperBound && !RangeLayers.overlap(covers, range) {
      let rects = found.rects(of: range)
      guard let first = rects.first else { continue }
      let frame = rects.dropFirst().reduce(first) { $0.union($1) }
      var spoken = expanded.expanded(range)
      if !covers.isEmpty {
        if range.lowerBound > place {
          length += expanded.words(place..<range.lowerBound, hiding: covers, by: cover).utf16.count
          place = range.lowerBound
        }
        spoken = length..<length + spoken.count
      }
      result.children.append(
        AccessibilityElement(
          role: part.isPicture(target) ? .image : .link, id: cell.id,
          label: expanded.words(range).withoutDirectionControls, hint: words[.open],
          frame: frame.offset(x: cell.frame.minX, y: cell.frame.minY),
          actions: [
            AccessibilityAction(
              kind: .open, name: words[.open], target: target, address: part.address(of: target))
          ],
          parts: [parts.lowerBound], range: spoken))
    }
    return result
  }

  /// Returns the element of a link preview.
  func link(_ element: CellElement) -> AccessibilityElement {
    titled(.link, words[.link], element, (.open, element.press))
  }

  /// Returns the element of an attachment that is a voice message, a file, a contact, a place, a call or a
  /// custom part.
  func card(_ element: CellElement) -> AccessibilityElement {
    let target = element.press
    guard let box = box(of: element), let kind = target.card else {
      return self.element(.button, "", element.parts, nil)
    }
    switch kind {
    case .voice:
      // The title of a voice message is its length, which becomes the value of the element. So the label is
      // only the kind.
      var voice = self.element(.button, words[kind.word], element.parts, (.play, target))
      voice.value = box.duration.map(words.duration)
      return voice
    case .custom:
      return self.element(
        .button, box.alternative.map(words.named) ?? words[kind.word], element.parts, (.open, target))
    case .call:
      let title = labels(in: element.parts).first { $0.role == .title }?.text ?? ""
      var call = self.element(.button, title, element.parts, (.press, target))
      call.value = box.duration.map(words.duration)
      return call
    case .file:
      var file = titled(.button, words[kind.word], element, (.open, target))
      guard let icon = self.box(.icon, in: element.parts),
        let word = words.transfer(icon.icon, icon.progress)
      else { return file }
      file.value = words.joined([file.value, word])
      if icon.icon == .loading || icon.icon == .uploading { file.states = [.busy] }
      return file
    default: return titled(.button, words[kind.word], element, (.open, target))
    }
  }

  func code(_ element: CellElement) -> AccessibilityElement {
    var code = self.element(.text, words[.code], element.parts, nil)
    code.value = labels(in: element.parts).first { $0.role == .code }?.text
    return code
  }

  /// Returns the element of a button of the message, with its title.
  func button(_ element: CellElement) -> AccessibilityElement {
    self.element(
      .button, (labels(in: element.parts).first?.text ?? "").withoutDirectionControls, element.parts,
      (.press, element.press))
  }

  /// Returns the element of a poll: its question, with its answers as children.
  func poll(_ element: CellElement) -> AccessibilityElement {
    let end = element.children.first?.parts.lowerBound ?? element.parts.upperBound
    let question = element.parts.lowerBound..<end
    let titles = labels(in: question).filter { $0.role == .title }
    // The label below the question says what kind of poll it is. For a quiz it begins with that word.
    let kinds = labels(in: question).filter { $0.role == .detail }.map(\.text)
    let isQuiz = kinds.contains { $0.hasPrefix(SpokenWords.capitalized(words[.quiz])) }
    var poll = self.element(
      .list, words.joined((isQuiz ? [] : [words[.poll]]) + kinds + titles.map { words.isolated($0.text) }),
      question, nil)
    poll.children = element.children.map { option in
      let box = box(of: option)
      let text = labels(in: option.parts).first { $0.role == .option }?.text
      var answer = self.element(
        .listItem, words.joined(["", text.map(words.isolated)]), option.parts,
        (.choose, option.press))
      let parts = [
        box?.count.map { words.count($0, .votes) },
        box?.state.map { words[$0 == .right ? .rightAnswer : .wrongAnswer] },
      ].compactMap { $0 }
      answer.value = parts.isEmpty ? nil : words.joined(parts)
      if box?.isChosen == true { answer.states = [.selected] }
      return answer
    }
    return poll
  }

  /// Returns an element whose label consists of its kind and its titles, and whose value consists of its
  /// details.
  private func titled(
    _ role: AccessibilityRole, _ kind: String, _ element: CellElement,
    _ action: (AccessibilityAction.Kind, HitTarget)
  ) -> AccessibilityElement {
    let labels = labels(in: element.parts)
    var result = self.element(role, kind, element.parts, action)
    // A title may be the kind too, if there is no name that can be seen.
    let titles = labels.filter { $0.role == .title && $0.text != SpokenWords.capitalized(kind) }
    result.label = words.joined([kind] + titles.map { words.isolated($0.text) })
    let details = labels.filter { $0.role == .detail }
    if !details.isEmpty { result.value = words.joined(details.map { words.isolated($0.text) }) }
    return result
  }
}

extension TextPart {
  /// Returns the range and the target of an object.
  fileprivate func place(ofObject number: Int) -> (range: Range<Int>, target: HitTarget) {
    (objects[number].offset..<objects[number].offset + 1, .object(number))
  }

  /// Whether a target is a picture.
  fileprivate func isPicture(_ target: HitTarget) -> Bool {
    guard case .object(let number) = target, objects.indices.contains(number) else { return false }
    return objects[number].object.kind == .image
  }

  /// The visible range of a text that may have been shortened.
  fileprivate var shownRange: Range<Int> {
    guard let last = block.lines.last else { return 0..<0 }
    return 0..<min(text.utf16.count, max(0, last.hiddenRange?.lowerBound ?? last.end))
  }
}
