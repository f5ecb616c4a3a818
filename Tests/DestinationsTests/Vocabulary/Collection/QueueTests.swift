import Testing

@testable import Destinations

struct QueueTests {
  @Test func `elements leave in the order in which they came, even if some leave early`() {
    var queue = Queue<Int>()
    expectNil(queue.popFirst())
    for number in 0..<6 { queue.append(number) }
    expectEqual(queue.elements, [0, 1, 2, 3, 4, 5])
    expectEqual([queue.popFirst(), queue.elements.first], [0, 1])
    expectEqual(
      [queue.remove { $0 % 2 == 0 }, queue.remove { $0 > 8 }, queue.remove { $0 == 5 }],
      [2, nil, 5])
    expectEqual(queue.elements, [1, 3, 4])
    queue.append(6)
    var left: [Int] = []
    while let next = queue.popFirst() {
      left.append(next)
      if next == 3 { queue.append(7) }
    }
    expectEqual(left, [1, 3, 4, 6, 7])
    #expect(queue.isEmpty && queue.elements.isEmpty)
  }

  @Test func `an element that left the queue is released`() {
    final class Object {}
    var queue = Queue<Object>()
    weak var first: Object?
    do {
      let object = Object()
      first = object
      queue.append(object)
    }
    for _ in 0..<5 { queue.append(Object()) }
    _ = queue.popFirst()
    expectNil(first)
  }
}
