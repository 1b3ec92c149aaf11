extension RowIndex {
  /// Properties by which rows can be found.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    /// The message has a time.
    static let timed = Marks(rawValue: 1)
    /// There is a date above the message.
    static let dated = Marks(rawValue: 2)
    /// No message of the same group is directly above the message. Rows that have not been measured have this
    /// mark too.
    static let groupStart = Marks(rawValue: 4)
    /// No message of the same group is directly below the message. Rows that have not been measured have this
    /// mark too.
    static let groupEnd = Marks(rawValue: 8)
    /// The height of the row is an estimate.
    static let estimated = Marks(rawValue: 16)
    /// The row's `low` and `high` are widths of the cell, not of a line of text.
    static let followsCell = Marks(rawValue: 32)
  }

  struct Row: Sendable {
    var height = 0
    let slot: Int32
    /// The interval of limits at which the height stays the same, in 1/64 points. They are limits of a line
    /// of text, or of the cell (`followsCell`). The interval is empty if the height has to be computed for
    /// each width. For an estimated row, `low` is the length of its text.
    var low = Int32.max
    var high = Int32.min
    var marks: Marks = []
    /// The role of the message, whose limits `low` and `high` refer to.
    var role = MessageRole.notice

    init(slot: Int) { self.slot = Int32(truncatingIfNeeded: slot) }
  }

  /// A block of consecutive rows.
  struct Block: Sendable {
    let id: Int32
    var rows: ContiguousArray<Row>
    var height = 0
    /// The union of the marks of all rows.
    var marks: Marks = []
    var estimatedCount = 0

    init(id: Int32, rows: ContiguousArray<Row>) {
      self.id = id
      self.rows = rows
      sumUp()
    }

    mutating func sumUp() {
      height = 0
      marks = []
      estimatedCount = 0
      for row in rows {
        height &+= row.height
        marks.formUnion(row.marks)
        if row.marks.contains(.estimated) { estimatedCount += 1 }
      }
    }
  }

  /// The position of a row: the index of its block, and the row's index in that block.
  struct Position {
    var block: Int
    var row: Int
  }
}
