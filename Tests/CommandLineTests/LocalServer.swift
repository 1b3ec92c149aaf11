import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A page that the tool serves until the value is released.
final class LocalServer {
  /// The address that was printed.
  let address: URL
  private let process = Process()

  /// - Parameter current: The working directory of the tool; nil for that of the tests.
  init(_ arguments: [String], in current: URL? = nil) throws {
    let output = Pipe()
    process.executableURL = Tool.url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    if let current { process.currentDirectoryURL = current }
    process.standardOutput = output
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      line += more
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    address = try #require(URL(string: text))
    #expect(address.host == "127.0.0.1")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// - Parameter name: The path after the printed address; with a slash at its beginning, the path after the
  ///   port.
  func get(_ name: String = "", headers: [String: String] = [:]) async throws -> (status: Int, body: Data) {
    try await send(name, headers: headers)
  }

  func post(
    _ name: String, _ body: String, headers: [String: String] = [:]
  ) async throws -> (status: Int, body: Data) {
    try await send(name, method: "POST", headers: headers, body: Data(body.utf8))
  }

  private func send(
    _ name: String, method: String = "GET", headers: [String: String], body: Data? = nil
  ) async throws -> (status: Int, body: Data) {
    let url = try #require(name.isEmpty ? address : URL(string: name, relativeTo: address))
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (body, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, body)
  }
}
