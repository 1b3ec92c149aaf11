/// Collects the nodes of blocks, and the texts and other values that nodes refer to by index.
struct BlockTreeBuilder {
  var nodes: ContiguousArray<BlockNode> = []
  var texts: ContiguousArray<PreparedText> = []
  var counts: ContiguousArray<Int32> = []
  var albums: ContiguousArray<AlbumRule> = []
  var asks: ContiguousArray<AskedPart> = []
  var grids: ContiguousArray<GridRule> = []
  var formulas: ContiguousArray<FormulaLines> = []
}
