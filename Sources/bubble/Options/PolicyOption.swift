import ArgumentParser
import TextUnicode

/// Whether texts follow Unicode or browsers.
struct PolicyOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where lines may break: unicode (UAX #14) or browser (as in Chromium, with its emoji widths).",
      valueName: "POLICY"))
  var policy = LayoutPolicy.unicode
}

extension LayoutPolicy: ExpressibleByArgument {}
