import BubbleLayout
import LayoutFormat
import TextLayout

extension ChangeSet {
  func describe(to sink: inout some LayoutSink) {
    sink.field("all", isReload, unless: false)
    sink.list("removals", of: "removal", removals) { removal, _, sink in
      sink.field("id", removal.id)
      sink.field("index", removal.index)
      sink.field("frame", removal.frame)
    }
    sink.list("insertions", of: "insertion", insertions) { insertion, _, sink in
      sink.field("id", insertion.id)
      sink.field("index", insertion.index)
      sink.field("frame", insertion.frame)
    }
    sink.field("moves", ValueList(moves))
    sink.list("updates", of: "update", updates) { update, _, sink in
      sink.field("id", update.id)
      sink.field("index", update.index)
      sink.field("kind", update.kind)
      sink.field("oldFrame", update.oldFrame)
      sink.field("frame", update.frame)
    }
    sink.field("oldHeight", oldHeight)
    sink.field("height", height)
  }
}

extension ChangeSet.UpdateKind: LayoutChoice {}
extension ScrollEdge: LayoutChoice {}
