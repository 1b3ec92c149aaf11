import BubbleLayout
import TextLayout

extension ComposerBarLayout {
  /// - Parameter bar: The bar that was laid out; it contains the id of the message that is replied to or
  ///   edited.
  func describe(_ bar: ComposerBar, to sink: inout some LayoutSink) {
    sink.field("size", size)
    sink.field("field", field)
    if let topic, let about = bar.topic {
      sink.open("topic")
      switch about {
      case .reply(let quote):
        sink.field("kind", TopicKind.reply)
        sink.optional("id", quote.id)
      case .editing(let message):
        sink.field("kind", TopicKind.editing)
        sink.optional("id", message.id)
      }
      topic.describe(to: &sink)
      sink.close()
    }
    sink.optionalItem("preview", preview) { card, sink in card.describe(to: &sink) }
    sink.optionalItem("strip", strip) { strip, sink in strip.describe(to: &sink) }
    if !buttons.isEmpty {
      sink.list("buttons", of: "button", buttons) { button, _, sink in
        sink.field("kind", button.button)
        sink.field("frame", button.frame)
        sink.field("enabled", button.isEnabled, unless: true)
      }
    }
    sink.optionalItem("candidates", candidates) { list, sink in list.describe(to: &sink) }
  }
}

extension ComposerCard {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("frame", frame)
    sink.field("line", line)
    sink.optional("close", close)
    describeLabels(title, text, to: &sink)
  }
}

extension ComposerStrip {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("frame", frame)
    sink.field("contentWidth", contentWidth)
    sink.field("offset", offset, unless: 0)
    sink.list("items", of: "item", items) { item, _, sink in
      sink.field("frame", item.frame)
      sink.field("picture", item.isPicture, unless: false)
      sink.field("remove", item.remove)
      describeLabels(item.title, item.detail, to: &sink)
    }
  }
}

extension ComposerCandidateList {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("frame", frame)
    sink.field("contentHeight", contentHeight)
    sink.field("offset", offset, unless: 0)
    sink.list("rows", of: "candidate", rows) { row, _, sink in
      sink.field("index", row.index)
      sink.field("frame", row.frame)
      sink.field("chosen", row.isChosen, unless: false)
      sink.optional("picture", row.picture)
      describeLabels(row.title, row.detail, to: &sink)
    }
  }
}

private func describeLabels(
  _ title: ComposerLabel?, _ detail: ComposerLabel?, to sink: inout some LayoutSink
) {
  sink.list("labels", of: "caption", [title, detail].compactMap { $0 }) { label, _, sink in
    sink.field("text", label.text)
    sink.field("frame", label.frame)
    label.block.describeLines(at: label.origin, to: &sink)
  }
}

/// Whether a message replies to an earlier one or replaces it.
private enum TopicKind: String, LayoutChoice { case reply, editing }

extension ComposerButton: LayoutChoice {}
extension ComposerQuery.Trigger: LayoutChoice {}
