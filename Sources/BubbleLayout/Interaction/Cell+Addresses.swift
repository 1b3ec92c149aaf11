import TextLayout

extension Cell {
  /// Returns the address that a press on a target opens; nil if the target has none.
  ///
  /// - Parameters:
  ///   - target: A target of this cell.
  ///   - part: The index of the part that was pressed.
  /// - Complexity: Linear in the address and, for an object, in the spans of its text.
  func address(of target: HitTarget, at part: Int) -> String? {
    switch target {
    case .link(let address, _): return address
    case .data: if case .text(let text) = parts[part] { return text.address(of: target) }
    case .object: return text(around: part)?.address(of: target)
    // Everything else that opens an address has it at its first part.
    case .media, .card, .embedded, .button: return parts[part].address
    default: break
    }
    return nil
  }

  /// Returns the text on which an object is drawn; nil for a part that is not an object.
  func text(around part: Int) -> TextPart? {
    guard let place = parts[part].textPlace, parts.indices.contains(part - place),
      case .text(let text) = parts[part - place]
    else { return nil }
    return text
  }
}

extension Part {
  /// The address that a press on the part opens, apart from those in texts; nil if there is none.
  fileprivate var address: String? {
    switch self {
    case .media(let media): media.address
    case .box(let box): box.address
    case .text, .label, .avatar, .delivery, .formula: nil
    }
  }

  /// For a part that shows an object of a text, how many parts before it the text is; nil for other parts.
  fileprivate var textPlace: Int? {
    switch self {
    case .label(let label): label.textPlace.map(Int.init)
    case .box(let box): box.textPlace.map(Int.init)
    case .formula(let formula): formula.textPlace.map(Int.init)
    case .text, .avatar, .delivery, .media: nil
    }
  }
}

extension TextPart {
  /// Returns the address that a press on a link, on detected data or on an object of the text opens; nil if
  /// it has none. An object without an address of its own has that of the link around it.
  func address(of target: HitTarget) -> String? {
    switch target {
    case .link(let address, _): return address
    case .data(let data): return data.address(in: text)
    case .object(let index):
      guard objects.indices.contains(index) else { return nil }
      return objects[index].object.address
        ?? spans.last { $0.address != nil && $0.range.contains(objects[index].offset) }?.address
    default: return nil
    }
  }
}
