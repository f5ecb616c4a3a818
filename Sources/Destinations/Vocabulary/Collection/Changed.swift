/// Returns a copy of a value with a change.
@inline(__always)
func changed<Value>(_ value: Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
  var copy = value
  try change(&copy)
  return copy
}
