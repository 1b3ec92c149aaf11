import ArgumentParser
import TextUnicode

/// The option for whether texts follow Unicode or browsers.
struct PolicyOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where lines may break: unicode (UAX #14) or browser (as Chromium does, whose emoji widths are taken too).",
      valueName: "POLICY"))
  var policy = LayoutPolicy.unicode
}

extension LayoutPolicy: ExpressibleByArgument {}
