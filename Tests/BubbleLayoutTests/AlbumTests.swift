import BubbleLayout
import TestSupport
import Testing
import TextLayout

@Suite struct AlbumTests {
  private static func media(_ ratios: [Double]) -> [PictureSize?] {
    ratios.map { PictureSize(width: $0 * 1000, height: 1000) }
  }

  private static func text(_ frame: Rect) -> String {
    "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }

  private static func frames(_ ratios: [Double], _ rules: MosaicRules = .compact) -> [String] {
    AlbumLayout.mosaic(of: media(ratios), rules: rules).frames.map(text)
  }

  /// The numbers are calculated by hand from the rules, for 300 × 380 points and a spacing of 1.
  @Test(arguments: [
    // Two wide pictures: each would be 300 ⁄ 1.5 = 200 high, but half of the height is 189.
    ([1.5, 1.5], ["0 0 300 189", "0 190 300 189"]),
    // Two squares share 299 points equally.
    ([1, 1], ["0 0 149 149", "150 0 150 149"]),
    // Two pictures of other shapes share the width in proportion. 299 · 1 ⁄ 1.5 is more than half, so the
    // second gets half.
    ([0.5, 1], ["0 0 150 149", "151 0 149 149"]),
    // The second is as narrow as a cell can be: 299 · 0.3 ⁄ 1.8 = 50 is below the minimum of 68.
    ([1.5, 0.3], ["0 0 231 154", "232 0 68 154"]),
    // The first picture is a top row with a height of 300 ⁄ 1.5, above two squares.
    ([1.5, 1, 1], ["0 0 300 200", "0 201 149 149", "150 201 150 149"]),
    // A tall first picture gets a top row of 0.66 · 379, unless it is narrow.
    ([0.9, 1, 1], ["0 0 300 250", "0 251 149 129", "150 251 150 129"]),
    // A narrow first picture is beside the others, whose column is at most half of 299 wide.
    ([0.5, 1, 1], ["0 0 150 380", "151 0 149 190", "151 191 149 189"]),
    // A wide first picture is above the three others; 298 ⁄ 3 = 99.3.
    ([2, 1, 1, 1], ["0 0 300 150", "0 151 99 99", "100 151 100 99", "201 151 99 99"]),
    // Any other first picture is beside the three others: 0.6 · 299 = 179.4.
    ([1, 1, 1, 1], ["0 0 179 380", "180 0 120 126", "180 127 120 126", "180 254 120 126"]),
    // Two rows with a height of 149.5 + 99.3 are nearer to 400 than any three rows.
    (
      [1, 1, 1, 1, 1],
      ["0 0 149 150", "150 0 150 150", "0 151 99 99", "100 151 99 99", "200 151 100 99"]
    ),
    // Rows of three and two pictures have a height of 313.9, nearer to 400 than two and three with 274.7. But
    // a row may not have fewer pictures than the row above.
    (
      [1, 1, 1, 0.7, 0.7],
      ["0 0 149 150", "150 0 150 150", "0 151 124 124", "125 151 86 124", "212 151 88 124"]
    ),
    // Rows of one, one and three pictures have a height of 422.7, rows of one, two and two 377.2. But a row
    // of three would be 68 high, which is below the minimum of 81.
    (
      [1.7, 1.7, 1.7, 1.7, 0.7],
      ["0 0 300 176", "0 177 149 88", "150 177 150 88", "0 266 188 111", "189 266 111 111"]
    ),
    // If the ratios differ by more than a factor of 2, each picture is cropped (here to 1.7 and 1) and gets a
    // row.
    ([3, 0.5], ["0 0 300 176", "0 177 300 300"]),
  ])
  func compactMosaic(ratios: [Double], expected: [String]) {
    #expect(Self.frames(ratios) == expected)
  }

  /// Mosaics in 430 × 430 points with a spacing of 4.
  @Test(arguments: [
    // 426 · 0.75 ⁄ 2.25 = 142 is less than 0.4 of 426.
    ([1.5, 0.75], ["0 0 255 170", "259 0 171 170"]),
    // The first keeps the minimum width of 1.5 · 100.
    ([0.5, 2], ["0 0 150 138", "154 0 276 138"]),
    ([1.5, 1.5], ["0 0 430 213", "0 217 430 213"]),
    ([1, 1, 1], ["0 0 430 281", "0 285 213 145", "217 285 213 145"]),
  ])
  func wideMosaic(ratios: [Double], expected: [String]) {
    #expect(Self.frames(ratios, .wide) == expected)
  }

  @Test func narrowMediaMayHaveAMiddleRowOfFour() {
    let album = AlbumLayout.mosaic(of: Self.media(Array(repeating: 0.5, count: 10)))
    #expect(
      album.frames.map { $0.minX == 0 } == [
        true, false, false, true, false, false, false, true, false, false,
      ])
    // Each ratio counts as 0.667. A row of three is (300 − 2) ⁄ (3 · 0.667) high, a row of four (300 − 3) ⁄
    // (4 · 0.667).
    #expect(album.frames.map(\.height) == [149, 149, 149, 111, 111, 111, 111, 149, 149, 149])
  }

  @Test(arguments: [(12, [3, 3, 3, 3]), (13, [2, 2, 3, 3, 3]), (20, [2, 3, 3, 3, 3, 3, 3])])
  func manyMediaComeInRowsOfThree(count: Int, rows: [Int]) {
    let album = AlbumLayout.mosaic(of: Self.media(Array(repeating: 1, count: count)))
    var lengths: [Int] = []
    for frame in album.frames {
      if frame.minX == 0 { lengths.append(0) }
      lengths[lengths.count - 1] += 1
    }
    #expect(lengths == rows)
  }

  /// The mean ratio is the mean of the ratios, without the 1 that one published version adds to their sum.
  @Test func meanIsThatOfTheRatios() {
    // The sum of the ratios is 5, their mean 1. A mean of 1.2 would crop 0.7 to 1 and make the first two
    // pictures equally wide.
    let mixed = AlbumLayout.mosaic(of: Self.media([0.7, 1.2, 1, 1, 1.1]))
    #expect(mixed.frames[0].width < mixed.frames[1].width)
  }

  /// Styles lay out a single picture by other rules, so a mosaic of one picture is a plain row.
  @Test func fewerThanTwoAreARowOrNothing() {
    #expect(AlbumLayout.mosaic(of: [PictureSize(width: 600, height: 400)]).size.width == 300)
    #expect(AlbumLayout.mosaic(of: []).size == .zero)
    #expect(AlbumLayout.template(count: 1, width: 300, spacing: 2).frames.count == 1)
    #expect(AlbumLayout.template(count: -1, width: 300, spacing: 2) == AlbumLayout.mosaic(of: []))
  }

  @Test func unknownSizesAreSquares() {
    let hostile: [PictureSize?] = [
      nil, PictureSize(width: 0, height: 5), PictureSize(width: .nan, height: 1),
      PictureSize(width: 5, height: .infinity),
      PictureSize(width: -3, height: -4),
    ]
    #expect(AlbumLayout.mosaic(of: hostile) == AlbumLayout.mosaic(of: Array(repeating: nil, count: 5)))
  }

  @Test(arguments: [
    (2, ["0 0 149 149", "151 0 149 149"], 0),
    (3, ["0 0 198 198", "200 0 98 98", "200 100 98 98"], 0),
    (4, ["0 0 149 149", "151 0 149 149", "0 151 149 149", "151 151 149 149"], 0),
    (5, ["0 0 149 149", "151 0 149 149", "0 151 98 98", "100 151 98 98", "200 151 100 98"], 0),
    (9, ["0 0 149 149", "151 0 149 149", "0 151 98 98", "100 151 98 98", "200 151 100 98"], 4),
  ])
  func fixedTemplates(count: Int, expected: [String], hidden: Int) {
    let album = AlbumLayout.template(count: count, width: 300, spacing: 2)
    #expect(album.frames.map(Self.text) == expected)
    #expect(album.hiddenCount == hidden)
    #expect(album.frames.count == min(count, 5))
  }

  @Test func cellsFillTheirAlbum() {
    let ratios = [1, 0.5, 1.5, 2, 0.01, 3, .nan, 1.21, 0, 0.79, .infinity, 1.7, 0.667, 100]
    var seed: UInt64 = 1
    for count in 1...16 {
      for _ in 0..<60 {
        let media: [PictureSize?] = (0..<count).map { _ in
          seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return PictureSize(width: ratios[Int(seed >> 33) % ratios.count] * 480, height: 480)
        }
        var narrow = MosaicRules.compact
        narrow.maximumSize = Size(width: 211.203125, height: 170)
        for rules in [MosaicRules.compact, .wide, narrow] {
          let album = AlbumLayout.mosaic(of: media, rules: rules)
          let flaw = Self.flaw(of: album, spacing: rules.spacing)
          #expect(flaw == nil, "\(count) \(album)")
          #expect(album.frames.count == count)
          #expect(album.size.width <= rules.maximumSize.width)
          guard flaw == nil else { return }
          if count > 1, rules.maximumSize.width >= 300 {
            #expect(album.frames.allSatisfy { $0.width >= rules.minimumWidth }, "\(album)")
          }
          if (2...4).contains(count), rules.maximumSize.height >= 380,
            !media.contains(where: { ($0?.width ?? 0) > 960 && $0?.width.isFinite == true })
          {
            #expect(album.frames.allSatisfy { $0.height >= rules.minimumHeight }, "\(album)")
          }
        }
        #expect(Self.flaw(of: .template(count: count, width: 281, spacing: 2), spacing: 2) == nil)
      }
    }
  }

  @Test func boxesOfAnySize() {
    for width in [LayoutUnit(-5), 0, 0.5, 3, 40, LayoutUnit(.infinity), LayoutUnit(.nan)] {
      for height in [LayoutUnit(-5), 0, 1, 60, LayoutUnit(.infinity)] {
        for count in [1, 2, 3, 4, 5, 9, 40] {
          for ratio in [0.1, 1, 1.9, 5] {
            var rules = MosaicRules.wide
            rules.maximumSize = Size(width: min(width, 430), height: min(height, 430))
            let album = AlbumLayout.mosaic(
              of: Self.media(Array(repeating: ratio, count: count)), rules: rules)
            #expect(album.frames.count == count)
            #expect(Self.overlap(in: album) == nil)
            let template = AlbumLayout.template(count: count, width: width, spacing: 2)
            #expect(Self.overlap(in: template) == nil)
          }
        }
      }
    }
  }

  /// Returns what is wrong with an album. It has no holes if its cells do not overlap, are inside, and have
  /// the same total area as the album, with the spacing added to the right and below each cell and the album.
  private static func flaw(of album: AlbumLayout, spacing: LayoutUnit) -> String? {
    if let overlap = overlap(in: album) { return overlap }
    let area = album.frames.reduce(0) {
      $0 + ($1.width + spacing).rawValue * ($1.height + spacing).rawValue
    }
    return area == (album.size.width + spacing).rawValue * (album.size.height + spacing).rawValue
      ? nil : "hole"
  }

  private static func overlap(in album: AlbumLayout) -> String? {
    let box = Rect(origin: .zero, size: album.size)
    for (index, frame) in album.frames.enumerated() {
      if frame.width < 0 || frame.height < 0 { return "negative \(index)" }
      if !box.contains(frame) { return "outside \(index)" }
      for other in album.frames[..<index] where frame.overlaps(other) { return "overlap \(index)" }
    }
    return nil
  }
}
