/// The limits for a client of the tool's pages. Each limit is checked before more bytes are read.
struct ServingLimits: Sendable {
  /// The maximum number of simultaneous connections. Clients of further connections get an error response.
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
  /// The maximum time for making a response. Requests that wait for changes stop waiting sooner.
  var answer = Duration.seconds(120)
  /// The maximum time for sending a response to the client.
  var writing = Duration.seconds(30)
  /// How long, and up to how many bytes, the server reads and discards what a client sends after it got an
  /// error response.
  var farewell = (duration: Duration.milliseconds(500), bytes: 1 << 20)
}
