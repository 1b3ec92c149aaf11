import FuzzParts

/// Makes lines of requests for a session from random bytes: most are valid, and some lack a byte or have
/// another one.
struct SessionRequests {
  /// Returns 1 to 33 lines; the first one opens a transcript.
  mutating func lines(_ input: inout FuzzInput) -> [[UInt8]] {
    var lines = [Array(line(1, opening(&input), &input).utf8)]
    while !input.isAtEnd, lines.count < 33 {
      var line = Array(line(lines.count + 1, request(&input), &input).utf8)
      if input.below(32) == 31 {
        let place = input.below(line.count)
        if input.flag() { line.remove(at: place) } else { line[place] = UInt8(input.below(256)) }
        line.removeAll { $0 == 0x0A }
      }
      lines.append(line)
    }
    return lines
  }

  private func line(_ number: Int, _ request: String, _ input: inout FuzzInput) -> String {
    let transcript = input.below(8) == 7 ? #","transcript":"\#(input.choice(["a", "b", ""]))""# : ""
    return #"{"id":\#(number)\#(transcript),\#(request)}"#
  }

  private func opening(_ input: inout FuzzInput) -> String {
    let messages = (0..<input.below(8)).map { _ in message(&input) }.joined(separator: ",")
    let heights = input.choice(["exact", "estimated"])
    return #""open":{"messages":[\#(messages)],"heights":"\#(heights)","width":\#(width(&input)),"#
      + members(1, SessionValues.settings, &input) + "}"
  }

  private func request(_ input: inout FuzzInput) -> String {
    switch input.below(20) {
    case 0...4:
      let edits = (0..<1 + input.below(3)).map { _ in edit(&input) }
      let text = edits.count == 1 ? edits[0] : "[\(edits.joined(separator: ","))]"
      return #""edit":\#(text)\#(companions(&input))"#
    case 5, 6: return #""viewport":\#(viewport(&input))"#
    case 7: return #""environment":{\#(members(3, SessionValues.settings, &input))}\#(companions(&input))"#
    case 8: return #""width":\#(width(&input))\#(companions(&input))"#
    case 9: return #""\#(input.choice(["expand", "collapse"]))":\#(id(&input))\#(companions(&input))"#
    case 10: return #""settle":\#(input.byte())\#(companions(&input))"#
    case 11: return highlight(&input)
    case 12...14: return question(&input)
    case 15, 16: return composing(&input)
    case 17: return measuring(&input)
    case 18:
      return input.choice([
        #""fonts":true"#, #""statistics":true"#, #""changes":true"#, #""close":true"#,
        #""outlines":{"font":0,"glyphs":[0,3,36,65535]}"#, #""outlines":{"font":9,"glyphs":[1]}"#,
        #""outlines":{"font":1,"glyphs":[3,4],"variations":{"wght":650},"synthesizesBold":true}"#,
      ])
    default: return opening(&input)
    }
  }

  /// Returns a change's further members: a viewport, and whether changes of rows are requested.
  private func companions(_ input: inout FuzzInput) -> String {
    let wanted = input.byte()
    return (wanted & 1 == 1 ? #","changes":true"# : "")
      + (wanted & 6 == 6 ? #","viewport":\#(viewport(&input))"# : "")
  }

  private func edit(_ input: inout FuzzInput) -> String {
    switch input.below(14) {
    case 0, 1: return #"{"append":\#(message(&input))}"#
    case 2: return #"{"prepend":[\#(message(&input)),\#(message(&input))]}"#
    case 3: return #"{"insert":\#(message(&input)),"at":\#(input.below(12))}"#
    case 4: return #"{"insert":[\#(message(&input))],"before":\#(id(&input))}"#
    case 5: return #"{"replace":\#(message(&input))}"#
    case 6: return #"{"remove":\#(id(&input))}"#
    case 7: return #"{"move":\#(id(&input)),"to":\#(input.below(12))}"#
    case 8, 9: return #"{"stream":\#(id(&input)),"text":\#(string(&input, 24))}"#
    case 10: return #"{"finish":\#(id(&input))}"#
    case 11: return #"{"toggle":{"id":\#(id(&input)),"path":\#(path(&input))}}"#
    case 12:
      return
        #"{"scroll":{"id":\#(id(&input)),"path":\#(path(&input)),"x":\#(place(&input)),"y":\#(place(&input))}}"#
    default:
      return input.choice([
        #"{"typing":true}"#, #"{"typing":["s1","s2"]}"#, #"{"typing":false}"#, #"{"unread":null}"#,
        #"{"unread":3}"#,
      ])
    }
  }

  private func highlight(_ input: inout FuzzInput) -> String {
    switch input.below(3) {
    case 0: return #""highlight":null\#(companions(&input))"#
    case 1:
      return
        #""highlight":{"text":\#(string(&input, 4)),"in":"all","current":\#(range(&input))}\#(companions(&input))"#
    default: return #""highlight":{"matches":[\#(range(&input)),\#(range(&input))]}\#(companions(&input))"#
    }
  }

  private func question(_ input: inout FuzzInput) -> String {
    let scope = input.choice(["", "", #","in":"all""#, #","in":["own","code","quote"]"#])
    switch input.below(11) {
    case 0, 1: return #""hit":{"x":\#(place(&input)),"y":\#(place(&input))\#(scope)}"#
    case 2: return #""caret":\#(position(&input))"#
    case 3: return #""rects":\#(range(&input))"#
    case 4:
      let form = input.choice(["text", "markers", "markdown"])
      return
        #""select":{"anchor":\#(position(&input)),"focus":\#(position(&input)),"text":true,"as":"\#(form)","height":\#(place(&input))\#(scope)}"#
    case 5: return #""select":{"all":true,"text":true,"as":"markdown","top":\#(place(&input)),"height":900}"#
    case 6:
      return
        #""find":{"text":\#(string(&input, 4)),"limit":\#(1 + input.byte()),"first":\#(input.below(9))\#(scope)}"#
    case 7:
      return
        #""\#(input.choice(["next", "previous"]))":{"text":\#(string(&input, 3)),"after":\#(range(&input))\#(scope)}"#
    case 8:
      return
        #""anchor":{"top":\#(place(&input)),"height":\#(place(&input)),"edge":"\#(input.choice(["top", "bottom"]))"}"#
    case 9:
      return
        #""offset":{"anchor":{"id":\#(id(&input)),"offset":\#(place(&input))},"height":\#(place(&input))}"#
    default: return #""overlay":{"top":\#(place(&input)),"height":300,"glyphs":true}"#
    }
  }

  private func viewport(_ input: inout FuzzInput) -> String {
    let bits = input.byte()
    let start = input.choice([
      #""bottom":true"#, #""top":\#(place(&input))"#,
      #""anchor":{"id":\#(id(&input)),"edge":"bottom","offset":\#(place(&input)),"fallbacks":[{"id":2,"offset":5}]}"#,
    ])
    let flags = zip(["glyphs", "drawing", "accessibility", "overlay"], [16, 32, 64, 128])
      .map { #","\#($0)":\#(bits & $1 == $1)"# }.joined()
    return
      #"{\#(start),"height":\#(bits & 1 == 0 ? "300" : place(&input))\#(flags),"overscan":\#(input.choice([0, 50]))}"#
  }

  private func composing(_ input: inout FuzzInput) -> String {
    let edits = (0..<1 + input.below(6)).map { _ in composerEdit(&input) }.joined(separator: ",")
    let glyphs = input.flag()
    return #""compose":{"edits":[\#(edits)],"width":\#(width(&input)),"glyphs":\#(glyphs)}"#
  }

  private func composerEdit(_ input: inout FuzzInput) -> String {
    switch input.below(8) {
    case 0, 1: return #"{"insert":\#(string(&input, 20))}"#
    case 2: return #"{"replace":[\#(input.below(8)),\#(8 + input.below(8))],"with":\#(string(&input, 8))}"#
    case 3: return #"{"select":[\#(input.below(8)),\#(input.below(30))]}"#
    case 4: return #"{"mark":\#(string(&input, 8)),"selected":[0,1]}"#
    default: return input.choice(SessionValues.composerEdits)
    }
  }

  private func measuring(_ input: inout FuzzInput) -> String {
    let options = members(3, SessionValues.measuring, &input)
    return
      #""measure":{"texts":[\#(string(&input, 60)),{"text":\#(string(&input, 30)),"carets":[0,2],"ranges":[{"start":0,"end":3}]}],"widths":[\#(width(&input)),60],\#(options)}"#
  }

  // MARK: Values

  private func message(_ input: inout FuzzInput) -> String {
    let sender = input.choice(["\"s1\"", "\"s2\"", "\"s0\"", "null"])
    let time = input.choice(["", #","timestamp":"2026-01-31T08:30:00Z""#, #","timestamp":1700000000000"#])
    var more = ""
    while input.below(3) == 2 { more += "," + input.choice(SessionValues.messageMembers) }
    return #"{"id":\#(id(&input)),"sender":\#(sender)\#(time),"text":\#(string(&input, 60))\#(more)}"#
  }

  private func members(_ most: Int, _ choices: [String], _ input: inout FuzzInput) -> String {
    (0..<1 + input.below(most)).map { _ in input.choice(choices) }.joined(separator: ",")
  }

  private func id(_ input: inout FuzzInput) -> String {
    input.choice(["1", "2", "3", "4", "5", "6", "\"m\"", "\"\""])
  }
  private func path(_ input: inout FuzzInput) -> String { input.choice(SessionValues.paths) }
  private func width(_ input: inout FuzzInput) -> String {
    input.choice(["320", "320", "200", "\"inf\"", "0", "\(input.byte() * 3)", "1e5", "-1", "1e999"])
  }
  private func place(_ input: inout FuzzInput) -> String {
    input.choice([
      "\(input.below(2_000))", "\(input.byte())", "0", "-50.25", "1e15", "-1e15", "1e300", "0.015625",
    ])
  }

  private func position(_ input: inout FuzzInput) -> String {
    let more = input.choice(["", "", #","affinity":"upstream""#, #","path":\#(path(&input))"#])
    return #"{"id":\#(id(&input)),"offset":\#(input.byte())\#(more)}"#
  }

  private func range(_ input: inout FuzzInput) -> String {
    let start = input.below(64)
    let more = input.choice(["", "", #","path":\#(path(&input))"#])
    return #"{"id":\#(id(&input)),"start":\#(start),"end":\#(start + input.below(64))\#(more)}"#
  }

  /// Returns a JSON string.
  private func string(_ input: inout FuzzInput, _ limit: Int) -> String {
    var text = "\""
    for scalar in input.text(limit).unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\0"..." ":
        text += scalar == " " ? " " : "\\u00\(scalar.value < 16 ? "0" : "")" + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
