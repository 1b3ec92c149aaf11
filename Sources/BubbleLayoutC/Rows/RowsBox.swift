import CBubbleLayout

/// The object that a `bubble_rows` handle stands for: the arrays of rows.
final class RowsBox: HandleObject {
  static let name = "bubble_rows"
  let store = Guarded(RowStore())

  static func of(_ handle: OpaquePointer?) throws(Failure) -> RowsBox {
    try HandleTable.shared.object(handle, "rows")
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_rows_open(
  _ rows: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try Arguments.check(rows, "rows").pointee = HandleTable.shared.add(RowsBox())
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_rows_free(_ rows: OpaquePointer?) {
  HandleTable.shared.remove(rows, RowsBox.self)
}
