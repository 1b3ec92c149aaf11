import TextLayout

/// A composer that applies the edits of a script, with its bar, its width and its scroll offset.
public struct ScriptedComposer: Sendable {
  /// The composer.
  public var composer: Composer
  /// The width at which the composer is laid out, in points. An edit may change it.
  public var width: Double
  /// The content of the bar around the text.
  public var bar = ComposerBar()
  /// The fonts and sizes of the bar, at the current font scale.
  public var barStyle: ComposerBarStyle { plainBar.scaled(by: scale) }
  /// The scroll offset of the attachments, in points.
  public private(set) var stripOffset: LayoutUnit = 0
  /// The styles at font scale 1.
  private var plain: ComposerStyle
  private let plainBar: ComposerBarStyle
  private var scale = 1.0
  /// The number of edits so far.
  package private(set) var count = 0
  /// The scroll offset of the content, in points.
  package var scrollOffset: LayoutUnit = 0

  /// Creates a composer for a script.
  ///
  /// - Parameters:
  ///   - composer: The composer, with its style at font scale 1.
  ///   - width: The width in points: of the bar if there is one, otherwise of the composer.
  ///   - barStyle: The fonts and sizes of the bar, at font scale 1.
  public init(_ composer: Composer, width: Double, barStyle: ComposerBarStyle = ComposerBarStyle()) {
    self.composer = composer
    self.width = width
    plain = composer.style
    plainBar = barStyle
  }

  /// Changes the style at font scale 1.
  package mutating func restyle(_ change: (inout ComposerStyle) -> Void) {
    let before = plain
    change(&plain)
    if plain != before { composer.style = plain.scaled(by: scale) }
  }

  /// The layout of the text and the bar; nil if the bar is empty.
  package var barLayout: ComposerBarLayout? {
    guard !bar.isEmpty else { return nil }
    return composer.layout(width: width, bar: bar, style: barStyle, stripOffset: stripOffset)
  }

  /// The bytes that the text, its formatting and the undo history take, as an estimate.
  package var weight: Int {
    composer.text.utf8.count + composer.content.formattingWeight + composer.history.weight
  }

  /// The width of the text, including its insets, in points.
  private var fieldWidth: Double {
    guard width != .infinity, !bar.isEmpty else { return width }
    return ComposerBarBuilder(composer, bar, barStyle, width: width).fieldWidth
  }

  /// Applies an edit.
  ///
  /// - Complexity: Linear in the text.
  package mutating func apply(_ edit: ComposerEdit) -> ComposerEdit.Outcome {
    count += 1
    var outcome = ComposerEdit.Outcome()
    if let isDone = composer.applyTyping(edit) ?? applyKeys(edit) ?? applyRich(edit) ?? applyAround(edit) {
      outcome.isDone = isDone
    }
    if edit.send == true { send(&outcome) }
    if let wanted = edit.width { width = wanted }
    setStyle(edit)
    if !bar.candidates.isEmpty, composer.query == nil { bar.candidates = [] }
    return outcome
  }

  private mutating func applyKeys(_ edit: ComposerEdit) -> Bool? {
    if let key = edit.move {
      let width = fieldWidth
      for _ in 0..<(edit.count ?? 1) {
        let before = (composer.caret, composer.selection)
        composer.press(key, extending: edit.extend ?? false, width: width)
        // If a step did not move the caret, the next one will not either.
        if (composer.caret, composer.selection) == before { break }
      }
      return true
    }
    if let point = edit.tap {
      composer.press(at: point, extending: edit.extend ?? false, width: fieldWidth)
      return true
    }
    if edit.undo == true { return composer.undo() }
    if edit.redo == true { return composer.redo() }
    return nil
  }

  private mutating func applyRich(_ edit: ComposerEdit) -> Bool? {
    if let emphasis = edit.toggle {
      composer.toggle(emphasis)
      return true
    }
    if let address = edit.link { return composer.link(to: address) }
    if let content = edit.content {
      composer.edit(content.text, spans: content.spans)
      return true
    }
    if let object = edit.object {
      return composer.insert(object, words: edit.words ?? object.label ?? object.id)
    }
    return nil
  }

  private mutating func setStyle(_ edit: ComposerEdit) {
    if let count = edit.maximumCount { composer.style.maximumCount = count }
    if let text = edit.placeholder { composer.style.placeholder = text }
    if let isOn = edit.markdown { composer.style.convertsMarkdown = isOn }
    if let direction = edit.direction { composer.style.direction = direction }
    plain.maximumCount = composer.style.maximumCount
    plain.placeholder = composer.style.placeholder
    plain.convertsMarkdown = composer.style.convertsMarkdown
    plain.direction = composer.style.direction
    if let scale = edit.fontScale {
      self.scale = scale
      composer.style = plain.scaled(by: scale)
    }
  }
}

extension ScriptedComposer {
  private mutating func send(_ outcome: inout ComposerEdit.Outcome) {
    outcome.sent = try? composer.send(allowsEmpty: !bar.attachments.isEmpty)
    outcome.isDone = outcome.sent != nil
    guard outcome.isDone else { return }
    (outcome.topic, outcome.attachments) = (bar.topic, bar.attachments)
    (bar.topic, bar.attachments, bar.preview) = (nil, [], nil)
    stripOffset = 0
  }

  /// Applies an edit that changes the bar.
  ///
  /// - Returns: Whether the edit was done completely; nil if the edit does not change the bar.
  private mutating func applyAround(_ edit: ComposerEdit) -> Bool? {
    if let index = edit.remove {
      guard bar.attachments.indices.contains(index) else { return false }
      bar.attachments.remove(at: index)
    } else if let index = edit.choose {
      guard bar.candidates.indices.contains(index) else { return false }
      bar.chosen = index
    } else if let index = edit.accept {
      guard bar.candidates.indices.contains(index), composer.accept(bar.candidates[index]) else {
        return false
      }
      bar.candidates = []
    } else if let part = edit.close {
      return close(part)
    } else {
      return show(edit)
    }
    return true
  }

  private mutating func show(_ edit: ComposerEdit) -> Bool? {
    if let quote = edit.reply {
      bar.topic = .reply(quote)
    } else if let message = edit.editing {
      bar.topic = .editing(message)
      composer.edit(message.text, spans: message.spans)
    } else if let attachments = edit.attachments {
      bar.attachments = attachments
    } else if let offset = edit.strip {
      stripOffset = LayoutUnit(offset)
    } else if let preview = edit.preview {
      bar.preview = preview
    } else if let buttons = edit.buttons {
      (bar.leading, bar.trailing) = (buttons.leading, buttons.trailing)
    } else if let candidates = edit.candidates {
      (bar.candidates, bar.chosen) = (candidates, 0)
      return candidates.isEmpty || composer.query != nil
    } else {
      return nil
    }
    return true
  }

  /// Closes a part of the bar.
  ///
  /// - Returns: Whether the bar had this part.
  private mutating func close(_ part: ComposerEdit.Part) -> Bool {
    let before = bar
    switch (part, bar.topic) {
    case (.reply, .reply): bar.topic = nil
    case (.editing, .editing):
      bar.topic = nil
      composer.clear()
    case (.attachments, _): bar.attachments = []
    case (.preview, _): bar.preview = nil
    case (.candidates, _): bar.candidates = []
    default: break
    }
    return bar != before
  }
}
