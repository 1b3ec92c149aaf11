/// The constants of OpenType's MATH table, in the order of the table. The raw values are HarfBuzz's.
package enum MathConstant: UInt32, CaseIterable, Sendable {
  case scriptPercentScaleDown
  case scriptScriptPercentScaleDown
  case delimitedSubFormulaMinHeight
  case displayOperatorMinHeight
  case mathLeading
  case axisHeight
  case accentBaseHeight
  case flattenedAccentBaseHeight
  case subscriptShiftDown
  case subscriptTopMax
  case subscriptBaselineDropMin
  case superscriptShiftUp
  case superscriptShiftUpCramped
  case superscriptBottomMin
  case superscriptBaselineDropMax
  case subSuperscriptGapMin
  case superscriptBottomMaxWithSubscript
  case spaceAfterScript
  case upperLimitGapMin
  case upperLimitBaselineRiseMin
  case lowerLimitGapMin
  case lowerLimitBaselineDropMin
  case stackTopShiftUp
  case stackTopDisplayStyleShiftUp
  case stackBottomShiftDown
  case stackBottomDisplayStyleShiftDown
  case stackGapMin
  case stackDisplayStyleGapMin
  case stretchStackTopShiftUp
  case stretchStackBottomShiftDown
  case stretchStackGapAboveMin
  case stretchStackGapBelowMin
  case fractionNumeratorShiftUp
  case fractionNumeratorDisplayStyleShiftUp
  case fractionDenominatorShiftDown
  case fractionDenominatorDisplayStyleShiftDown
  case fractionNumeratorGapMin
  case fractionNumDisplayStyleGapMin
  case fractionRuleThickness
  case fractionDenominatorGapMin
  case fractionDenomDisplayStyleGapMin
  case skewedFractionHorizontalGap
  case skewedFractionVerticalGap
  case overbarVerticalGap
  case overbarRuleThickness
  case overbarExtraAscender
  case underbarVerticalGap
  case underbarRuleThickness
  case underbarExtraDescender
  case radicalVerticalGap
  case radicalDisplayStyleVerticalGap
  case radicalRuleThickness
  case radicalExtraAscender
  case radicalKernBeforeDegree
  case radicalKernAfterDegree
  case radicalDegreeBottomRaisePercent

  /// Whether the constant is a percentage; all others are lengths.
  package var isPercentage: Bool {
    switch self {
    case .scriptPercentScaleDown, .scriptScriptPercentScaleDown, .radicalDegreeBottomRaisePercent: true
    default: false
    }
  }
}
