import TextUnicode

/// Returns the code units of a string, the input of all analyses.
func units(_ text: String) -> [UInt16] { Array(text.utf16) }

/// These functions take arrays, because `#expect` cannot capture spans.
func needsBidi(_ text: [UInt16]) -> Bool { BidiAnalysis.needsBidi(text.span) }
func decoded(_ text: [UInt16]) -> DecodedText { DecodedText(text.span) }
func bidi(_ text: [UInt16], _ direction: BidiDirection = .auto) -> BidiAnalysis {
  BidiAnalysis(text.span, direction: direction)
}
func boundaries(_ text: [UInt16]) -> TextBoundaries { TextBoundaries(text.span) }
func scripts(_ text: [UInt16]) -> [ScriptRun] { ScriptItemizer.runs(in: text.span) }
func opportunities(_ text: [UInt16]) -> [LineBreakOpportunity] {
  Array(LineBreakAnalysis.opportunities(in: text.span))
}
