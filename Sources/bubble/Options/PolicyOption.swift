import ArgumentParser
import TextUnicode

/// The option for whether texts follow Unicode or browsers.
struct PolicyOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where lines may break: unicode (UAX #14) or browser (as in Chromium, with its emoji widths).",
      valueName: "POLICY"))
  var policy = LayoutPolicy.unicode
}

extension LayoutPolicy: ExpressibleByArgument {}
