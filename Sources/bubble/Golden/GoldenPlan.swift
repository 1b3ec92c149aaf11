import BubbleLayout
import Foundation
import MessageReading

/// All layouts to compare, in order: those of the command line's transcripts, then those of the case file.
struct GoldenPlan {
  private(set) var tasks: [GoldenTask] = []
  /// Styles by the name or path on the command line, so that each is read once.
  private var styles: [String: ChatStyle] = [:]
  private var owners: [String: String] = [:]

  init(_ options: GoldenOptions) throws {
    for file in options.files {
      try add(
        file, folder: GoldenVariant.folder(of: file), styles: options.style.values,
        widths: options.width.values,
        directions: options.direction.values, fontScales: options.fontScale.values, scales: [options.scale],
        reader: try Self.reader(options), rows: options.rows.options(in: options.reader.locale),
        themes: Self.themes(options, nil), options)
    }
    guard let path = options.cases else { return }
    let folder = (path as NSString).deletingLastPathComponent
    func resolved(_ name: String) -> String {
      name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
    }
    let file = try GoldenCaseFile.read(path)
    for (index, element) in file.cases.enumerated() {
      try Self.check(element) { (field) throws(ToolFailure) in
        let name = "cases[\(index)].\(field.name)"
        throw .unreadable("\(file.place(of: name, in: path)): \(name): \(field.reason)")
      }
      var reader = try Self.reader(options)
      reader.me = element.me ?? reader.me
      reader.timeZone = element.timeZone ?? reader.timeZone
      reader.locale = element.locale ?? reader.locale
      if let people = element.people { reader.people = try ReaderOptions.people(in: resolved(people)) }
      reader.now = element.now.flatMap(TimeArgument.init(argument:)) ?? reader.now
      let styles = element.styles?.map { ChatStylePreset.named($0) == nil ? resolved($0) : $0 }
      try add(
        resolved(element.transcript),
        folder: GoldenVariant.folder(of: element.name ?? element.transcript),
        styles: styles ?? options.style.values,
        widths: element.widths?.map { WidthArgument(points: $0) } ?? options.width.values,
        directions: element.directions ?? options.direction.values,
        fontScales: element.fontScales ?? options.fontScale.values, scales: element.scales ?? [options.scale],
        reader: reader, rows: Self.rows(element, options, reader.locale),
        themes: Self.themes(options, element.themes),
        options)
    }
  }

  private mutating func add(
    _ file: String, folder: String, styles names: [String], widths: [WidthArgument],
    directions: [InterfaceDirection], fontScales: [Double], scales: [Double?], reader: GoldenReader,
    rows: TranscriptOptions, themes: [PictureTheme], _ options: GoldenOptions
  ) throws {
    for name in names {
      let style = try styles[name] ?? StyleOption.style(name)
      styles[name] = style
      for direction in directions {
        for fontScale in fontScales {
          for scale in scales {
            for width in widths {
              let variant = GoldenVariant(
                styleName: name, style: style, width: width, direction: direction, fontScale: fontScale,
                scale: scale, reader: reader, rows: rows, themes: themes)
              try add(
                GoldenTask(
                  file: file, format: options.input, variant: variant, name: "\(folder)/\(variant.name)"))
            }
          }
        }
      }
    }
  }

  /// Adds a layout. Two layouts with the same golden are an error, because one would overwrite the other's
  /// golden.
  private mutating func add(_ task: GoldenTask) throws(ToolFailure) {
    let owner = "\(task.file) in style \(task.variant.styleName)"
    if let other = owners.updateValue(owner, forKey: task.name) {
      throw .wrongUse(
        "\(other) and \(owner) would share the golden '\(task.name)'; give each its own folder with --goldens"
      )
    }
    tasks.append(task)
  }

  private static func reader(_ options: GoldenOptions) throws -> GoldenReader {
    GoldenReader(
      me: options.reader.me, timeZone: options.reader.timeZone, locale: options.reader.locale,
      people: try options.reader.people(), now: options.reader.now, dayTexts: options.reader.textsOfDays)
  }

  private static func themes(_ options: GoldenOptions, _ own: [PictureTheme]?) -> [PictureTheme] {
    options.pictures == nil ? [] : own ?? options.theme.values
  }

  private static func rows(
    _ element: GoldenCaseFile.Case, _ options: GoldenOptions, _ locale: String
  ) -> TranscriptOptions {
    var rows = options.rows.options(in: locale)
    if let dates = element.dates { rows.dates = dates ? SeparatorStyle() : nil }
    if let unread = element.unread {
      rows.unread = UnreadLine(
        before: unread.id, text: options.rows.unreadText ?? InterfaceWords(Locale(identifier: locale)).unread)
    }
    if let typing = element.typing { rows.typing = typing ? TypingRow() : nil }
    return rows
  }

  /// Checks the values of a case.
  ///
  /// - Parameter refuse: Throws the error for a field with an invalid value.
  private static func check(
    _ element: GoldenCaseFile.Case,
    refuse: ((name: String, reason: String)) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    for width in element.widths ?? [] where !(width > 0) {
      try refuse(("widths", "\(width) is not above 0"))
    }
    for factor in element.fontScales ?? [] where !(0.5...4 ~= factor) {
      try refuse(("fontScales", "\(factor) is not from 0.5 to 4"))
    }
    for scale in element.scales ?? [] where !(scale > 0 && scale.isFinite) {
      try refuse(("scales", "\(scale) is not positive"))
    }
    if let zone = element.timeZone, TimeZone(identifier: zone) == nil {
      try refuse(("timeZone", "\(Diagnostics.quoted(zone)) is not a known time zone"))
    }
    if let now = element.now, TimeArgument(argument: now) == nil {
      try refuse(("now", "\(Diagnostics.quoted(now)) is not an ISO 8601 time"))
    }
  }
}
