import AnyCurl
import Testing

struct CurlStageLimitTests {
  @Test(arguments: [CurlKind.up, .down])
  func `thirty-two sheets fly at once, and a further one completes the oldest turn`(kind: CurlKind) {
    var stage = CurlStage(content: 0)
    func request(_ page: Int, _ stage: inout CurlStage<Int>) -> CurlRequest {
      kind == .up ? stage.curlUp(to: page) : stage.curlDown(to: page)
    }
    let flying = (1...32).map { request($0, &stage) }
    #expect(stage.layers.count == 33)
    #expect(stage.advance(by: 0.01).isEmpty)
    let next = request(33, &stage)
    #expect(stage.layers.count == 33)
    #expect(stage.content == 33)
    #expect(stage.advance(by: 0).outcomes == [flying[0]: .finished])
    let rest = stage.advance(by: 5)
    #expect(rest.map(\.request) == flying.dropFirst() + [next])
    #expect(stage.isAtRest && stage.content == 33)
  }

  @Test
  func `a thousand requests at once leave no more than the limit and lose none`() {
    var stage = CurlStage(content: 0)
    var random = SeededGenerator(seed: 7)
    for page in 1...1000 {
      if Bool.random(using: &random) { stage.curlUp(to: page) } else { stage.curlDown(to: page) }
      #expect(stage.layers.count <= 33)
      #expect(stage.content == page)
    }
    let ended = stage.advance(by: 0) + stage.advance(by: 5)
    #expect(ended.count == 1000 && ended.outcomes.count == 1000)
    #expect(stage.isAtRest)
  }
}
