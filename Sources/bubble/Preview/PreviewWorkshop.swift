import BubbleLayout
import Foundation
import TextLayout

/// Keeps the data that the page shows: the files, the engines, and a transcript for each of the panes that
/// were used last.
actor PreviewWorkshop {
  private var files: PreviewFiles
  private var messages: PreviewMessages
  private var styles: PreviewStyles
  private var fonts: PreviewFonts
  private var gallery: PreviewGallery?
  private let reader: ReaderOptions
  /// The people that the command line names; nil to take them from the messages' file.
  private let people: People?
  /// How often the files have been read.
  private(set) var revision = 1
  /// The problem of a file that has changed; nil for none.
  private var problem: String?
  /// The panes; the one that was used last is at the end.
  private var panes: [(name: String, revision: Int, pane: PreviewPane)] = []

  /// How many panes are kept; other panes are laid out again at their next request.
  private static let mostPanes = 6

  /// - Throws: The error of a file that cannot be read.
  init(messages: String?, style: String?, fonts: PreviewFonts, reader: ReaderOptions) throws {
    files = PreviewFiles(messages: messages, style: style)
    self.messages = try PreviewMessages.read(messages)
    styles = try PreviewStyles(file: style)
    self.fonts = fonts
    self.reader = reader
    people = try reader.people()
  }

  /// Opens a font set, so that errors are reported before the page is served.
  func open(_ name: String) throws(PreviewRefusal) { _ = try fonts.engine(name) }

  /// Returns the choices that the page offers.
  func setup(_ start: PreviewStart) -> PreviewSetup {
    PreviewSetup(
      start: start, file: files.messages, count: messages.all.count, styles: styles.entries,
      senders: messages.senders, fonts: fonts.sets.keys.sorted(), revision: revision,
      problem: problem ?? messages.problem)
  }

  /// Answers a pane's request for rows.
  func view(_ question: PreviewQuestion) throws(PreviewRefusal) -> PreviewView {
    var pane = try takePane(for: question)
    defer { keep(pane, as: question.pane) }
    return try pane.answer(question)
  }

  /// Returns the part at a point of a pane; nil if there is none.
  func inspect(_ question: PreviewPointQuestion) throws(PreviewRefusal) -> PreviewInspection? {
    let index = try index(of: question.pane)
    return try panes[index].pane.inspect(question)
  }

  /// Finds a text in some messages of a pane.
  func find(_ question: PreviewFindQuestion) throws(PreviewRefusal) -> PreviewMatches {
    let index = try index(of: question.pane)
    return try panes[index].pane.find(question)
  }

  /// Returns the place of a match in a pane; nil if the match no longer exists.
  func place(_ question: PreviewPlaceQuestion) throws(PreviewRefusal) -> PreviewPlace? {
    let index = try index(of: question.pane)
    return try panes[index].pane.place(of: question.match)
  }

  /// Returns a style as JSON, with every field.
  func whole(_ question: PreviewStyleQuestion) throws(PreviewRefusal) -> String {
    let (style, problem) = try styles.style(named: question.style, text: question.styleText)
    guard let style else { throw .init(problem?.reason ?? "not a valid style") }
    return style.json
  }

  /// Makes a file of what a pane shows.
  func export(_ question: PreviewExportQuestion) throws(PreviewRefusal) -> PreviewExport {
    let index = try index(of: question.pane)
    var exporter = PreviewExporter(
      pane: panes[index].pane, file: files.messages, fontFolder: fonts.folder, reader: reader)
    return try exporter.export(question)
  }

  /// Lays out the composer after a change.
  func compose(_ question: PreviewComposerQuestion) throws(PreviewRefusal) -> PreviewComposer {
    try PreviewComposer(question, engine: fonts.engine(question.fonts))
  }

  /// Reads the files again if they have changed.
  ///
  /// - Returns: How often the files have been read.
  func refresh() -> Int {
    guard files.haveChanged() else { return revision }
    revision += 1
    problem = nil
    take { styles = try PreviewStyles(file: files.style) }
    take { messages = try messages.afterReading(files.messages) }
    return revision
  }

  /// Reads a changed file. If it cannot be read, the previous content is kept, and the first reason is
  /// reported.
  private func take(_ read: () throws -> Void) {
    do {
      try read()
    } catch {
      let reason = (error as? ToolFailure)?.message ?? "\(error)"
      problem = problem ?? "\(reason). The previous version is shown."
    }
  }

  // MARK: Panes

  private func takePane(for question: PreviewQuestion) throws(PreviewRefusal) -> PreviewPane {
    guard let index = panes.firstIndex(where: { $0.name == question.pane }) else {
      return try newPane(question.settings)
    }
    let known = panes.remove(at: index)
    let isSame = known.pane.settings.isGallery == question.settings.isGallery
    if isSame, known.pane.settings.fonts == question.settings.fonts, known.revision == revision {
      return known.pane
    }
    var pane = try newPane(question.settings)
    if isSame { pane.takePlace(of: known.pane, for: question) }
    return pane
  }

  private func newPane(_ settings: PreviewSettings) throws(PreviewRefusal) -> PreviewPane {
    let states = settings.isGallery == true ? try states() : nil
    let messages = states?.messages ?? messages
    let sources = PreviewPane.Sources(
      engine: try fonts.engine(settings.fonts), messages: messages, styles: styles,
      people: people ?? messages.people ?? People(), unread: states?.unread)
    return try PreviewPane(settings, sources, reader: reader)
  }

  /// Returns the conversation of all states, which is read at the first request.
  private func states() throws(PreviewRefusal) -> PreviewGallery {
    if let gallery { return gallery }
    do {
      let new = try PreviewGallery(PreviewPageFiles.states)
      gallery = new
      return new
    } catch {
      throw .init("the states cannot be read: \(error)")
    }
  }

  private func index(of name: String) throws(PreviewRefusal) -> Int {
    guard let index = panes.firstIndex(where: { $0.name == name }) else {
      throw .init("this pane shows nothing yet")
    }
    return index
  }

  private func keep(_ pane: PreviewPane, as name: String) {
    panes.append((name, revision, pane))
    if panes.count > Self.mostPanes { panes.removeFirst() }
  }
}
