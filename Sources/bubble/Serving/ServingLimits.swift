/// What the tool's pages give a client at most. All of it is decided before more is read.
struct ServingLimits: Sendable {
  /// Connections at a time; further ones are told to come back and closed.
  var connections = 64
  /// Bytes of the request line.
  var line = 4_096
  /// Bytes of the request line and all headers.
  var head = 16_384
  /// The number of headers.
  var headers = 64
  /// Bytes of a request's body.
  var body = 1 << 20
  /// For a whole request, from its first byte on.
  var request = Duration.seconds(10)
  /// For the first byte of the next request.
  var idle = Duration.seconds(60)
  /// For an answer to be found; a page that waits for changes waits less.
  var answer = Duration.seconds(120)
  /// For an answer to be taken by the client.
  var writing = Duration.seconds(30)
  /// How long, and for how many bytes, the server still reads and discards what a refused client sends.
  var farewell = (duration: Duration.milliseconds(500), bytes: 1 << 20)
}
