#if Complete || ICU
import _FoundationICU

/// Line breaks from the dictionaries of the toolchain's ICU (the trait `ICU`). Only this file uses ICU.
///
/// It opens ICU's iterator on first use and keeps it, so use one for each thread.
final class ICULineBreaks {
  private var iterator: OpaquePointer?
  private var hasFailed = false

  deinit {
    if let iterator { swift_ubrk_close(iterator) }
  }

  /// Calls `body` with each break inside a text, ascending, as UTF-16 offsets.
  func forEachBreak(in text: Span<UInt16>, _ body: (Int) -> Void) {
    guard let iterator = openIterator() else { return }
    text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      var boundary = swift_ubrk_next(iterator)
      while boundary > 0, boundary < Int32(units.count) {
        body(Int(boundary))
        boundary = swift_ubrk_next(iterator)
      }
      // The iterator must not keep a pointer to the text.
      swift_ubrk_setText(iterator, nil, 0, &status)
    }
  }

  private func openIterator() -> OpaquePointer? {
    if let iterator { return iterator }
    guard !hasFailed else { return nil }
    var status = U_ZERO_ERROR
    iterator = swift_ubrk_open(UBRK_LINE, "th", nil, 0, &status)
    if status.rawValue > U_ZERO_ERROR.rawValue || iterator == nil {
      hasFailed = true
      if let iterator { swift_ubrk_close(iterator) }
      iterator = nil
    }
    return iterator
  }
}
#endif
