import BubbleLayout
import CBubbleLayout
import MathLayout
import TextLayout
import TextShaping

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_engine_open(
  _ options: UnsafePointer<bubble_engine_options>?, _ engine: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let place = try Arguments.check(engine, "engine")
    let given = try bubble_engine_options.read(options, "options")
    place.pointee = try HandleTable.shared.add(
      opened(
        try fontSet(given), given.flatMap { SizeFunction($0) },
        hasFormulas: (given?.plain_formulas ?? 0) == 0))
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_engine_free(_ engine: OpaquePointer?) {
  HandleTable.shared.remove(engine, EngineBox.self)
}

private func opened(
  _ fonts: FontSet, _ sizing: SizeFunction?, hasFormulas: Bool
) throws(Failure) -> EngineBox {
  // Without the bundled math font, formulas are shown as their source.
  func formulas(_ fonts: FontCollection) -> (any FormulaTypesetting)? {
    hasFormulas ? try? MathTypesetter.bundled(fallback: fonts) : nil
  }
  do throws(FontSetError) {
    guard let sizing else { return EngineBox(try LayoutEngine(fonts: fonts, makingFormulas: formulas)) }
    return EngineBox(
      try LayoutEngine(
        fonts: fonts, customSizing: { sizing.size(of: $0, within: $1) }, makingFormulas: formulas),
      sizing: sizing)
  } catch {
    var place = Failure.Place()
    if case .font(let font) = error { place.file = font.path }
    throw Failure(BUBBLE_ERROR_FONTS, error.description, at: place)
  }
}

private func fontSet(_ options: bubble_engine_options?) throws(Failure) -> FontSet {
  guard let options else { return .bundled }
  switch options.fonts {
  case UInt32(BUBBLE_FONTS_BUNDLED.rawValue): return .bundled
  case UInt32(BUBBLE_FONTS_SYSTEM.rawValue): return .system
  case UInt32(BUBBLE_FONTS_FOLDER.rawValue):
    guard let folder = try Arguments.text(options.folder, "options->folder") else {
      throw .argument("options->folder is NULL", "options->folder")
    }
    return .directory(folder)
  case UInt32(BUBBLE_FONTS_FILES.rawValue):
    guard let files = options.files, (1...65_536).contains(options.file_count) else {
      throw .argument(
        "options->files is NULL, or options->file_count is not from 1 to 65536",
        "options->files")
    }
    var paths: [String] = []
    for index in 0..<options.file_count {
      guard let path = try Arguments.text(files[index], "options->files") else {
        throw .argument("options->files[\(index)] is NULL", "options->files[\(index)]")
      }
      paths.append(path)
    }
    return .files(paths)
  default:
    throw .argument("options->fonts is \(options.fonts), which is not a bubble_fonts", "options->fonts")
  }
}

extension FontError {
  /// The path of the file that cannot be used.
  fileprivate var path: String {
    switch self {
    case .unreadable(let path), .notAFile(let path), .malformed(let path, _), .truncated(let path, _, _, _),
      .noSuchFace(let path, _, _), .noFonts(let path), .malformedStack(let path, _, _):
      path
    }
  }
}
