import MathLayout
import Testing

@Suite struct OperatorDictionaryTests {
  private func entry(_ text: String, _ form: MathOperator.Form, isExplicit: Bool = false) -> (
    OperatorCategory.Name, MathOperator.Form
  ) {
    let entry = OperatorDictionary.entry(for: text, form: form, isExplicit: isExplicit)
    return (entry.category.name, entry.form)
  }

  @Test func operatorsHaveTheirCategories() {
    #expect(entry("+", .infix) == (.b, .infix))
    #expect(entry("+", .prefix) == (.d, .prefix))
    #expect(entry("(", .prefix) == (.f, .prefix))
    #expect(entry(")", .postfix) == (.g, .postfix))
    #expect(entry("→", .infix) == (.a, .infix))
    #expect(entry("∑", .prefix) == (.j, .prefix))
    #expect(entry("∫", .prefix) == (.h, .prefix))
    #expect(entry(",", .infix) == (.m, .infix))
    #expect(entry("=", .infix) == (.unlisted, .infix))
    #expect(entry("&&", .infix) == (.b, .infix) || entry("&&", .infix) == (.c, .infix))
    #expect(entry("\u{1EEF0}", .postfix) == (.i, .postfix))
  }

  @Test func anotherFormIsTakenUnlessItWasAskedFor() {
    #expect(entry("(", .infix) == (.f, .prefix))
    #expect(entry("(", .infix, isExplicit: true) == (.unlisted, .infix))
    // Infix takes precedence over postfix, and postfix over prefix.
    #expect(entry("→", .postfix) == (.a, .infix))
    #expect(entry("|", .infix).0 == .g)
  }

  @Test func signsOverAnOperatorLeaveItsCategory() {
    #expect(entry("\u{2227}\u{338}", .infix) == (.b, .infix))
    #expect(entry("ab", .infix) == (.unlisted, .infix))
    #expect(entry("", .infix) == (.unlisted, .infix))
    #expect(entry("+++", .infix) == (.unlisted, .infix))
  }

  @Test func theAxisOfGrowthIsKnown() {
    #expect(OperatorDictionary.growsSideways(0x2192))
    #expect(OperatorDictionary.growsSideways(0x23DE))
    #expect(OperatorDictionary.growsSideways(0x5E))
    #expect(!OperatorDictionary.growsSideways(0x28))
    #expect(!OperatorDictionary.growsSideways(0x2191))
    #expect(!OperatorDictionary.growsSideways(0))
  }

  @Test func theTableIsInOrder() {
    #expect(OperatorTable.ranges == OperatorTable.ranges.sorted())
    #expect(OperatorTable.inlineAxis == OperatorTable.inlineAxis.sorted())
    #expect(OperatorTable.categories.count == 13)
    #expect(OperatorTable.ranges.allSatisfy { Int($0 & 0xFF) < OperatorTable.categories.count })
  }
}

@Suite struct MathAlphabetTests {
  @Test func lettersAreFoundInTheirAlphabets() {
    func letter(_ scalar: Unicode.Scalar, _ variant: MathVariant) -> UInt32 {
      MathAlphabet.character(scalar.value, in: variant)
    }
    #expect(letter("x", .italic) == 0x1D465)
    #expect(letter("h", .italic) == 0x210E)
    #expect(letter("R", .doubleStruck) == 0x211D)
    #expect(letter("A", .doubleStruck) == 0x1D538)
    #expect(letter("L", .script) == 0x2112)
    #expect(letter("g", .fraktur) == 0x1D524)
    #expect(letter("α", .italic) == 0x1D6FC)
    #expect(letter("Ω", .bold) == 0x1D6C0)
    #expect(letter("∂", .boldItalic) == 0x1D74F)
    #expect(letter("7", .bold) == 0x1D7D5)
    #expect(letter("z", .monospace) == 0x1D6A3)
    #expect(letter("+", .bold) == 0x2B)
    #expect(letter("x", .normal) == 0x78)
  }

  @Test func noTwoLettersOfAnAlphabetAreTheSame() {
    let letters =
      Array(UInt32(0x41)...0x5A) + Array(0x61...0x7A) + Array(0x391...0x3A9) + Array(0x3B1...0x3C9)
    for variant in MathVariant.allCases {
      #expect(Set(letters.map { MathAlphabet.character($0, in: variant) }).count == letters.count)
    }
  }
}
