import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTakeoverNote } from '#server/features/chat/model/takeover.ts'
import { createSimulatedPieces } from '../../support/answering.ts'
import { chooseByLane, takeSeededShare } from '../../support/lane.ts'
import { type ModelEndpoint, startModelEndpoint } from '../../support/model-endpoint.ts'
import { streamOf } from '../../support/model-talk.ts'
import { runAnswerer, questionFor, modelAfterTools, unlimitedTokenBudget, scriptedAnswerer } from '../../support/scripted-model.ts'

let model: ModelEndpoint
beforeAll(async () => {
  model = await startModelEndpoint()
})
afterAll(() => model.stop())

const text = ['能换。\n1. 你的', '日主是庚，', '身强。\n2. 正官透出来', '才好开口。\n做一件', '事：写十行。']
const whole = [
  ['line', '能换。'],
  ['reason', '你的日主是庚，身强。'],
  ['reason', '正官透出来才好开口。'],
  ['deed', '写十行。'],
]
const bytes = streamOf({ text })
const cutsAt = takeSeededShare(
  Array.from({ length: bytes.length - 1 }, (_, i) => i + 1),
  4,
)

test('a stream cut at any byte shows only whole checked sentences', async () => {
  const tokenBudget = unlimitedTokenBudget(1_000_000_000)
  const answerer = scriptedAnswerer(model, tokenBudget)
  const talk = modelAfterTools([['chart', {}]], '')
  const cuts = new Map<number, number>()
  // Each question contains its cut position, which tells concurrent answers apart.
  model.sayBy((one) => {
    if (!one.messages.some(({ role }) => role === 'tool')) return talk(one)
    const at = Number(/at (\d+)/.exec(one.messages[1]!.content)![1])
    return { text: text, cutAt: at }
  })
  const cutAt = async (at: number) => {
    const question = questionFor({ text: `at ${at}` })
    const { pieces, isUnderstood } = await runAnswerer(answerer, question)
    const noteAt = pieces.findIndex(({ kind }) => kind === 'note')
    const shown = (noteAt < 0 ? pieces : pieces.slice(0, noteAt)).map(({ kind, text: pieceText }) => [kind, pieceText])
    expect(isUnderstood, `cut at ${at}`).toBe(true)
    expect(shown, `cut at ${at}`).toEqual(whole.slice(0, shown.length))
    if (noteAt >= 0)
      expect(pieces.slice(noteAt), `cut at ${at}`).toEqual([createTakeoverNote('cut', 'zh_CN'), ...createSimulatedPieces(question)])
    else expect(shown, `cut at ${at}`).toEqual(whole)
    cuts.set(at, shown.length)
  }
  for (let i = 0; i < cutsAt.length; i += 16) await Promise.all(cutsAt.slice(i, i + 16).map(cutAt))
  const seen = cutsAt.map((at) => cuts.get(at)!)
  expect(cuts.size).toBe(chooseByLane(168, 669))
  // A later cut must show at least as many pieces.
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3, 4]))
  // Each answer makes two requests, and the budget is charged for each request twice: before it and after it.
  expect(tokenBudget.spent).toHaveLength(4 * cutsAt.length)
})
