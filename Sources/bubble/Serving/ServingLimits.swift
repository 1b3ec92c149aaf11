/// The limits for a client of the tool's pages. Each limit is checked before more is read.
struct ServingLimits: Sendable {
  /// The maximum number of simultaneous connections; further ones get an error and are closed.
  var connections = 64
  /// The maximum length of the request line, in bytes.
  var line = 4_096
  /// The maximum length of the request line and all headers, in bytes.
  var head = 16_384
  /// The maximum number of headers.
  var headers = 64
  /// The maximum length of a request's body, in bytes.
  var body = 1 << 20
  /// The maximum time for a request to arrive, from its first byte on.
  var request = Duration.seconds(10)
  /// The maximum time until the first byte of the next request.
  var idle = Duration.seconds(60)
  /// The maximum time for making a response. Requests that wait for changes take less.
  var answer = Duration.seconds(120)
  /// The maximum time for sending a response to the client.
  var writing = Duration.seconds(30)
  /// The time for which, and the number of bytes up to which, the server reads and discards what a refused
  /// client sends.
  var farewell = (duration: Duration.milliseconds(500), bytes: 1 << 20)
}
