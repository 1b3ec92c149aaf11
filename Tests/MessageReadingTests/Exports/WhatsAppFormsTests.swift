import BubbleLayout
import Foundation
import MessageReading
import Testing

/// Tests the dates and times of WhatsApp's chats in the languages of CLDR.
@Suite struct WhatsAppFormsTests {
  private static let languages = """
    af am ar ar_EG ar_MA as az be bg bn bs ca cs cy da de de_AT de_CH el en en_GB en_AU en_CA en_IN en_IE en_NZ en_ZA en_SG
    en_HK en_NG es es_MX es_AR es_CO es_CL es_PE es_US es_PA et eu fa fi fil fr fr_CA fr_CH fr_BE ga gl gu he hi hr hu hy id
    is it it_CH ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nl_BE or pa pl pt pt_PT ro ru si sk sl sq sr sr_Latn
    sv sw ta te th tk tr uk ur uz vi yue zh zh_Hant zh_Hant_HK zu
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// A phone's clock at UTC in a language.
  private func clock(_ language: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = .short
    return formatter
  }

  /// The times of 60 messages, from 2023-03-02 00:07:13 in steps of one hour to a week.
  private static let times: [Int64] = {
    var (times, time, seed): ([Int64], Int64, UInt64) = ([], 1_677_715_633, 5)
    for _ in 0..<60 {
      times.append(time)
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      time += 3_600 + Int64(seed >> 33) % 604_800
    }
    return times
  }()

  /// Reads 60 messages whose heads a clock writes, and returns how many times are wrong.
  private func errors(_ clock: DateFormatter, isPhone: Bool) -> (wrong: Int, export: Export) {
    let lines = Self.times.enumerated().map { index, time in
      let head = clock.string(from: Date(timeIntervalSince1970: Double(time)))
      let name = index.isMultiple(of: 2) ? "Ann" : "Ben"
      return isPhone ? "[\(head)] \(name): m\(index)" : "\(head) - \(name): m\(index)"
    }
    let export = Export(lines.joined(separator: "\n"))
    let found = export.messages.map { $0.timestamp?.milliseconds }
    // The form of Android has no seconds.
    let wanted = Self.times.map { $0 * 1_000 - (isPhone ? 0 : $0 % 60 * 1_000) }
    let wrong = (0..<60).count { $0 >= found.count || found[$0] != wanted[$0] }
    return (wrong + abs(found.count - 60), export)
  }

  @Test(arguments: languages) func datesAndTimesOfAllLanguages(language: String) {
    let clock = clock(language)
    for isPhone in [false, true] {
      clock.timeStyle = isPhone ? .medium : .short
      let (wrong, export) = errors(clock, isPhone: isPhone)
      #expect(export.format == .whatsapp, "\(language)")
      // Every time is right, or a report says what is a guess.
      #expect(wrong == 0 || !export.problems.isEmpty, "\(language) \(clock.dateFormat ?? ""): \(wrong) wrong")
    }
  }

  /// Forms that phones have although Foundation does not: Korean and Thai years of two digits.
  @Test(arguments: [
    ("ko", "yy. M. d. a h:mm"), ("ko", "yy. M. d. HH:mm"), ("eu", "yy/M/d HH:mm"),
    ("hr_BA", "d. M. yy. HH:mm"),
  ])
  func yearsOfTwoDigitsBeforeTheMonth(language: String, format: String) {
    let clock = clock(language)
    clock.dateFormat = format
    let (wrong, export) = errors(clock, isPhone: false)
    #expect(wrong == 0 && export.problems.isEmpty)
  }

  @Test func yearsOfOtherCalendars() {
    func days(_ date: String) -> Int64? {
      Export("\(date), 00:00 - Ann: x", as: .whatsapp).message.timestamp.map { $0.milliseconds / 86_400_000 }
    }
    // 2023-08-23 is the 19,592nd day.
    #expect(days("23/8/2566") == 19_592 && days("23/8/66") == 19_592)
    #expect(days("1402/6/1") == 19_592 && days("۱۴۰۲/۶/۱") == 19_592)
    #expect(days("112/8/23") == 19_592)
    // Years before all of these have no time.
    #expect(days("4/9/1299") == nil)
    // 1445-09-04 of the Islamic calendar was 2024-03-14.
    #expect(days("4/9/1445") == 19_796 && days("٢٥/٩/١٤٤٥") == 19_817)
    // The last day of a leap year, and the first day of the next year.
    #expect(days("1403/12/30") == 20_167 && days("1404/1/1") == 20_168)
  }

  /// All lines have the same time.
  @Test(arguments: [
    "15:20, 13/03/2023 - Ann: Hi", "[15:20, 13/03/2023] Ann: Hi", "[下午3:20, 2023/3/13] Ann: Hi",
    "[3:20 pm, 13/03/2023] Ann: Hi", "13-03-23 15:20:00: Ann: Hi", "13/03/2023 15 h 20 - Ann: Hi",
    "2023/3/13 下午3:20 - Ann: Hi", "13.03.23 г., 15:20 - Ann: Hi",
    "[2023-03-13 15 h 20 min 00 s] Ann: Hi", "2023年3月13日 15:20 - Ann: Hi", "13/3/2566 15:20 - Ann: Hi",
    "13/3/2566 BE 15:20 - Ann: Hi", "23. 3. 13. 오후 3:20 - Ann: Hi", "13.3.2023 kl. 15.20 - Ann: Hi",
  ]) func headsOfOtherForms(line: String) {
    let export = Export(line)
    #expect(export.format == .whatsapp && export.problems == [])
    #expect(export.messages.map(\.timestamp?.milliseconds) == [1_678_720_800_000])
    #expect(export.messages.map(\.sender) == ["Ann"] && export.messages.map(\.text) == ["Hi"])
  }

  /// The part of the day decides between the two hours that an hour of a 12-hour clock may be.
  @Test(arguments: [
    ("凌晨12:07", 0), ("清晨6:00", 6), ("上午11:00", 11), ("中午12:20", 12), ("中午11:20", 11), ("下午3:20", 15),
    ("晚上8:20", 20),
    ("12:07 PG", 0), ("오전 12:07", 0), ("오후 12:07", 12), ("12:07 de la noche", 0), ("9:00 p. m.", 21),
    ("12:07 a.m.", 0),
  ]) func partsOfTheDay(time: String, hour: Int) {
    let export = Export("2023/3/15 \(time) - Ann: Hi")
    #expect(export.message.timestamp.map { Int($0.milliseconds / 3_600_000 % 24) } == hour)
  }

  @Test func aGuessIsToldOnce() {
    func problems(_ dates: String...) -> [String] {
      Export(dates.map { "\($0), 9:47 - Ann: x" }.joined(separator: "\n"), as: .whatsapp).problems
    }
    let guess = "x:1: field \"date\": the order of the numbers is a guess: day, month, year (repaired)"
    #expect(problems("02/11/2020", "03/11/2020", "04/11/2020") == [guess])
    // These have one order only, or the same time in both.
    #expect(problems("13/11/2020") == [] && problems("02.11.2020") == [] && problems("2020-02-11") == [])
    #expect(problems("14/3/24") == [] && problems("31/12/20") == [])
    #expect(problems("4/9/1445", "25/9/1445").count == 1)
    #expect(problems("11/11/2020") == [] && problems("1/2/20", "2/1/20", "2/3/20") == [])
    let british = Export("02/11/2020, 9:47 pm - Ann: a")
    #expect(british.message.timestamp?.milliseconds == 1_604_353_620_000 && british.problems.count == 1)
    let word = Export("13/11/2020, 9:47 xyz - Ann: a\n13/11/2020, 9:48 xyz - Ann: b")
    #expect(
      word.problems == [
        "x:1: field \"date\": the word \"xyz\" beside the time is not known; the time was read without it (repaired)"
      ])
  }

  @Test func datesInAnUnknownFormKeepTheirSenders() {
    let lines = "Mar 2, 2023, 12:07 AM - Ann: a\nMar 2, 2023, 12:08 AM - Ben: b\nmore"
    let export = Export(lines)
    #expect(export.format == .whatsapp && export.messages.map(\.sender) == ["Ann", "Ben"])
    #expect(
      export.messages.map(\.text) == ["a", "b\nmore"] && export.messages.allSatisfy { $0.timestamp == nil })
    #expect(export.problems.count == 1 && export.problems[0].contains("unknown form"))
    // Lists and logs are no chats.
    for text in ["1 - a: b", "2023-01-02 note\n3. x", "call 555 12 34 - now", "1 2 3 - a"] {
      #expect(Export(text).format == .text)
    }
  }

  @Test func theNameOfAnExportIsAMark() throws {
    let file = try TemporaryFile("notes\nof a talk\n", suffix: "WhatsApp-Chat mit Ann.txt")
    let export = Export(path: file.path)
    #expect(export.format == .text && export.messages.map(\.text) == ["notes", "of a talk"])
    #expect(export.problems.count == 1 && export.problems[0].contains("read as text"))
    let chat = try TemporaryFile("saved by me\n13/11/2020, 9:47 - Ann: a\n", suffix: "_chat.txt")
    #expect(Export(path: chat.path).messages.map(\.text) == ["a"])
  }

  @Test func aFolderWithOneChatIsThatChat() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String) throws {
      let line = Data("13/11/2020, 9:47 - Ann: IMG-20201113-WA0001.jpg (file attached)".utf8)
      try line.write(to: folder.appendingPathComponent(name))
    }
    try write("_chat.txt")
    try write("IMG-20201113-WA0001.jpg")
    let export = Export(path: folder.path)
    #expect(export.format == .whatsapp && export.messages.map(\.sender) == ["Ann"])
    try write("WhatsApp Chat with Ben.txt")
    #expect(
      Export(path: folder.path).problems.contains { $0.contains("_chat.txt") && $0.contains("WhatsApp Chat") }
    )
  }

  /// A line in another form is a copy inside a message.
  @Test func allHeadsOfAFileHaveOneForm() {
    let export = Export(
      "13/11/2020, 9:47 - Ann: look\n[15:20, 13/03/2023] Ben: hi\n13/11/2020, 9:48 - Ann: b")
    #expect(export.messages.map(\.text) == ["look\n[15:20, 13/03/2023] Ben: hi", "b"])
  }
}
