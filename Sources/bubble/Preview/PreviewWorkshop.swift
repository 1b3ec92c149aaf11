import BubbleLayout
import Foundation
import TextLayout

/// Holds what the page shows: the files, the engines, and a live transcript for each pane that asked lately.
actor PreviewWorkshop {
  private var files: PreviewFiles
  private var messages: PreviewMessages
  private var styles: PreviewStyles
  private var fonts: PreviewFonts
  private var gallery: PreviewGallery?
  private let reader: ReaderOptions
  /// Those whom the command line names; nil for those of the messages' file.
  private let people: People?
  /// Counts the readings of the files.
  private(set) var revision = 1
  /// What is wrong with a file that was written; nil for nothing.
  private var problem: String?
  /// The one that asked last stands at the end.
  private var panes: [(name: String, revision: Int, pane: PreviewPane)] = []

  /// How many panes are kept; others are laid out again when they ask.
  private static let mostPanes = 6

  /// - Throws: What is wrong with the files.
  init(messages: String?, style: String?, fonts: PreviewFonts, reader: ReaderOptions) throws {
    files = PreviewFiles(messages: messages, style: style)
    self.messages = try PreviewMessages.read(messages)
    styles = try PreviewStyles(file: style)
    self.fonts = fonts
    self.reader = reader
    people = try reader.people()
  }

  /// Opens fonts, so that their faults are told before the page is.
  func open(_ name: String) throws(PreviewRefusal) { _ = try fonts.engine(name) }

  /// What the page offers.
  func setup(_ start: PreviewStart) -> PreviewSetup {
    PreviewSetup(
      start: start, file: files.messages, count: messages.all.count, styles: styles.entries,
      senders: messages.senders, fonts: fonts.sets.keys.sorted(), revision: revision,
      problem: problem ?? messages.problem)
  }

  /// Answers a pane.
  func view(_ question: PreviewQuestion) throws(PreviewRefusal) -> PreviewView {
    var pane = try takePane(for: question)
    defer { keep(pane, as: question.pane) }
    return try pane.answer(question)
  }

  /// What is at a point of a pane.
  func inspect(_ question: PreviewPointQuestion) throws(PreviewRefusal) -> PreviewInspection? {
    let index = try index(of: question.pane)
    return try panes[index].pane.inspect(question)
  }

  /// Where a text occurs in some messages of a pane.
  func find(_ question: PreviewFindQuestion) throws(PreviewRefusal) -> PreviewMatches {
    let index = try index(of: question.pane)
    return try panes[index].pane.find(question)
  }

  /// Where a match is in a pane.
  func place(_ question: PreviewPlaceQuestion) throws(PreviewRefusal) -> PreviewPlace? {
    let index = try index(of: question.pane)
    return try panes[index].pane.place(of: question.match)
  }

  /// A style as JSON with every field.
  func whole(_ question: PreviewStyleQuestion) throws(PreviewRefusal) -> String {
    let (style, problem) = try styles.style(named: question.style, text: question.styleText)
    guard let style else { throw .init(problem?.reason ?? "that is no style") }
    return style.json
  }

  /// A file of what a pane shows.
  func export(_ question: PreviewExportQuestion) throws(PreviewRefusal) -> PreviewExport {
    let index = try index(of: question.pane)
    var exporter = PreviewExporter(
      pane: panes[index].pane, file: files.messages, fontFolder: fonts.folder, reader: reader)
    return try exporter.export(question)
  }

  /// The composer after a change.
  func compose(_ question: PreviewComposerQuestion) throws(PreviewRefusal) -> PreviewComposer {
    try PreviewComposer(question, engine: fonts.engine(question.fonts))
  }

  /// Reads the files again if they were written.
  ///
  /// - Returns: How often they have been read.
  func refresh() -> Int {
    guard files.haveChanged() else { return revision }
    revision += 1
    problem = nil
    take { styles = try PreviewStyles(file: files.style) }
    take { messages = try messages.afterReading(files.messages) }
    return revision
  }

  /// Takes a file over. Where it cannot be read, what was shown before stays, and the first reason is told.
  private func take(_ read: () throws -> Void) {
    do {
      try read()
    } catch {
      let reason = (error as? ToolFailure)?.message ?? "\(error)"
      problem = problem ?? "\(reason). What was there before is shown."
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

  /// The conversation of all states, which is read when it is first asked for.
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
      throw .init("that pane shows nothing yet")
    }
    return index
  }

  private func keep(_ pane: PreviewPane, as name: String) {
    panes.append((name, revision, pane))
    if panes.count > Self.mostPanes { panes.removeFirst() }
  }
}
