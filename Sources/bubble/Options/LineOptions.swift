import ArgumentParser
import TextUnicode

/// Whose line breaks to make.
enum BreakPolicy: String, CaseIterable, ExpressibleByArgument {
  case unicode
  case browser

  var lineBreaks: LineBreakOptions {
    switch self {
    case .unicode: LineBreakOptions(policy: .unicode)
    case .browser: LineBreakOptions(policy: .browser)
    }
  }
}
