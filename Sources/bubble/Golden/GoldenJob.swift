import BubbleLayout
import Foundation
import LayoutFormat
import LayoutGoldens
import LayoutPainting
import MessageReading
import Synchronization

/// Lays out transcripts in all combinations of options and compares each layout with its golden, using all
/// cores.
struct GoldenJob {
  let options: GoldenOptions
  let goldens: Goldens
  /// All layouts, including those that belong to other shards.
  let tasks: [GoldenTask]

  init(_ options: GoldenOptions, goldens: Goldens) throws {
    self.options = options
    self.goldens = goldens
    tasks = try GoldenPlan(options).tasks
  }

  /// The names of the goldens of all layouts, including those that belong to other shards.
  var names: Set<String> { Set(tasks.flatMap { [$0.name] + $0.pictures.map(\.name) }) }

  func run() throws {
    let tasks = self.tasks.enumerated().filter { options.shard.has($0.offset) }.map(\.element)
    let fonts = try options.fonts.collection()
    options.fonts.reportMissing(tasks.flatMap(\.variant.style.fontFamilies), in: fonts)
    let engine = try LayoutEngine(tool: .collection(fonts))
    var transcripts: [String: (messages: [Message], people: People?)] = [:]
    var firsts: Set<Int> = []
    for (index, task) in tasks.enumerated() where transcripts[task.file] == nil {
      transcripts[task.file] = try messages(of: task)
      firsts.insert(index)
    }
    let known = transcripts
    let whole = firsts
    let progress = Mutex(
      (
        display: ProgressDisplay(output: nil, unit: "of \(tasks.count) goldens"), count: 0,
        missing: MissingGlyphs()
      ))
    DispatchQueue.concurrentPerform(iterations: tasks.count) { index in
      let rows = compare(tasks[index], known[tasks[index].file] ?? ([], nil), engine)
      progress.withLock { progress in
        // Missing characters are the same in all layouts of a transcript, so they are counted once.
        if whole.contains(index) { for row in rows { progress.missing.add(row) } }
        progress.count += 1
        progress.display.show(progress.count)
      }
    }
    let missing = progress.withLock { progress in
      progress.display.clear()
      return progress.missing.summary
    }
    if let missing { Diagnostics.report(missing) }
  }

  /// - Returns: The rows of the layout.
  private func compare(
    _ task: GoldenTask, _ transcript: (messages: [Message], people: People?), _ engine: LayoutEngine
  ) -> [TranscriptRow] {
    var variant = task.variant
    variant.reader.people = variant.reader.people ?? transcript.people
    let rows = Array(
      engine.rows(
        for: transcript.messages, style: variant.style, width: variant.width.points,
        environment: variant.environment,
        options: variant.rows))
    let text = GoldenText(
      rows, properties: variant.properties, detail: options.detail ?? goldens.detail(of: task.name) ?? .lines,
      style: variant.style)
    _ = goldens.check(text, named: task.name, tolerance: options.tolerance.value)
    guard let comparison = options.pictures else { return rows }
    for (name, theme) in task.pictures {
      do throws(PNGError) {
        let png = try PNGPainter(theme: theme.theme, scale: variant.scale ?? 1).png(of: rows)
        _ = goldens.check(image: png, named: name, comparison: comparison)
      } catch {
        goldens.fail(name, reason: "\(error)")
      }
    }
    return rows
  }

  private func messages(of task: GoldenTask) throws -> (messages: [Message], people: People?) {
    let reader = try MessageReader(
      path: task.file, format: task.format, lineLimit: LineReader.defaultLimit, mayWait: false)
    var messages: [Message] = []
    while let entry = try reader.next() {
      for problem in entry.problems {
        if options.strict { throw ToolFailure.unreadable(problem.description) }
        Diagnostics.report(problem.description)
      }
      if let message = entry.message { messages.append(message) }
    }
    if let me = options.reader.givenMe, !messages.contains(where: { $0.sender == me }), !messages.isEmpty {
      Diagnostics.report(
        "\(task.file): no message is from \(Diagnostics.quoted(me)), the sender given by --me")
    }
    return (messages, reader.people)
  }
}
