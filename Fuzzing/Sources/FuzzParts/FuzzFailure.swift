/// Stops the fuzzer with a message about the failure that it found.
package func found(_ what: String, _ detail: @autoclosure () -> String = "") -> Never {
  fatalError("\(what) \(detail())")
}

package func expect(_ isTrue: Bool, _ what: String, _ detail: @autoclosure () -> String = "") {
  if !isTrue { found(what, detail()) }
}
