import ArgumentParser
import BubbleLayout
import Foundation

/// The options that a layout depends on besides messages, style and width.
struct EnvironmentOptions: ParsableArguments {
  @OptionGroup var reader: ReaderOptions

  @OptionGroup var policies: PolicyOption

  @Option(help: ArgumentHelp("The direction of the interface: ltr or rtl.", valueName: "DIRECTION"))
  var direction = InterfaceDirection.leftToRight

  @Option(
    help: ArgumentHelp(
      "Device pixels per point; measured sizes are rounded up to whole pixels. (default: no rounding)",
      valueName: "S"))
  var deviceScale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The factor for the size of all fonts, from 0.5 to 4.", valueName: "F"))
  var fontScale = 1.0

  @Flag(help: "Lay out as if messages were being selected, in styles with a selection mark.")
  var selecting = false

  @Flag(name: .customLong("private"), help: "Lay out a conversation of two: without names and avatars.")
  var isOneToOne = false

  @Option(
    name: .customLong("expand"),
    help: ArgumentHelp(
      "The id of a long message to show whole, in styles that shorten them. May be repeated.",
      valueName: "ID"))
  var expanded: [MessageIDArgument] = []

  @Option(
    name: .customLong("uncover"),
    help: ArgumentHelp(
      "The id of a message whose spoilers to show uncovered. May be repeated.", valueName: "ID"))
  var uncovered: [MessageIDArgument] = []

  func validate() throws {
    guard (0.5...4).contains(fontScale) else {
      throw ValidationError(
        "The value '\(fontScale)' is invalid for '--font-scale <F>': a number from 0.5 to 4 is needed.")
    }
    if let deviceScale, !LayoutEnvironment.scales.contains(deviceScale) {
      throw ValidationError(
        "The value '\(deviceScale)' is invalid for '--device-scale <S>': a number from 0.015625 to 1024 is needed."
      )
    }
  }
}

extension InterfaceDirection: ExpressibleByArgument {}

extension EnvironmentOptions {
  /// The options as an environment.
  ///
  /// - Parameter people: The people in the messages' file; nil if it has none. People named by the options
  ///   take precedence.
  func environment(people: People?) throws -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      me: reader.me, locale: Locale(identifier: reader.locale), timeZone: reader.zone, direction: direction,
      scale: deviceScale, fontScale: fontScale, isSelecting: selecting, isOneToOne: isOneToOne,
      expanded: Set(expanded.map(\.id)), policy: policies.policy,
      people: try reader.people() ?? people ?? People(), now: reader.now?.moment, dayTexts: reader.textsOfDays
    )
    environment.uncovered = Set(uncovered.map { BlockPlace(id: $0.id, path: ContentPath([])) })
    return environment
  }
}
