import BubbleLayout
import Foundation
import MessageReading
import LayoutGoldens

/// Lays out transcripts in all combinations of options and compares each layout with its golden.
struct GoldenJob {
  let options: GoldenOptions
  let goldens: Goldens

  init(_ options: GoldenOptions, goldens: Goldens) {
    self.options = options
    self.goldens = goldens
  }

  func run() throws {
    let variants = try variants()
    try checkNames(variants)
    let fonts = try options.fonts.collection()
    options.fonts.reportMissing(variants.flatMap(\.style.fontFamilies), in: fonts)
    let engine = try LayoutEngine(fonts: .collection(fonts))
    var progress = ProgressDisplay(output: nil)
    for file in options.files {
      let messages = try messages(of: file)
      if let me = options.reader.givenMe, !messages.contains(where: { $0.sender == me }), !messages.isEmpty {
        Diagnostics.write(
          "bubble: \(file): no message is from \(Diagnostics.quoted(me)), who is named by --me\n")
      }
      for variant in variants {
        let rows = engine.rows(
          for: messages, style: variant.style, width: variant.width.points, in: environment(variant),
          options: options.rows.options(in: options.reader.locale))
        let name = "\(GoldenVariant.folder(of: file))/\(variant.name)"
        let text = GoldenText(
          rows, properties: variant.properties(reader: options.reader),
          detail: options.detail ?? goldens.detail(of: name) ?? .lines)
        _ = goldens.check(text, named: name, tolerance: options.tolerance.length)
        progress.show(goldens.results.count)
      }
    }
    progress.clear()
  }

  /// All combinations.
  private func variants() throws -> [GoldenVariant] {
    var variants: [GoldenVariant] = []
    for name in options.style.values {
      let style = try StyleOption.style(name)
      for direction in options.direction.values {
        for fontScale in options.fontScale.values {
          variants += options.width.values.map { width in
            GoldenVariant(
              styleName: name, style: style, width: width, direction: direction, fontScale: fontScale,
              scale: options.scale)
          }
        }
      }
    }
    return variants
  }

  /// Checks that no two layouts have the same golden, which they would overwrite.
  private func checkNames(_ variants: [GoldenVariant]) throws(ToolFailure) {
    var owners: [String: String] = [:]
    for file in options.files {
      for variant in variants {
        let name = "\(GoldenVariant.folder(of: file))/\(variant.name)"
        let owner = "\(file) in style \(variant.styleName)"
        if let other = owners.updateValue(owner, forKey: name) {
          throw .wrongUse(
            "\(other) and \(owner) would share the golden '\(name)'; give each a folder of its own with --goldens"
          )
        }
      }
    }
  }

  private func messages(of file: String) throws -> [Message] {
    let reader = try MessageReader(path: file, format: options.input)
    var messages: [Message] = []
    while let entry = try reader.next() {
      for problem in entry.problems {
        if options.strict { throw ToolFailure.unreadable(problem.description) }
        Diagnostics.write("bubble: \(problem)\n")
      }
      if let message = entry.message { messages.append(message) }
    }
    return messages
  }

  private func environment(_ variant: GoldenVariant) -> LayoutEnvironment {
    let reader = options.reader
    return LayoutEnvironment(
      me: reader.me, locale: .init(identifier: reader.locale), timeZone: reader.zone,
      direction: variant.direction, scale: variant.scale, fontScale: variant.fontScale)
  }
}
