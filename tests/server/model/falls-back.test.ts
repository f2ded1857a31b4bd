import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTakeoverNote, type TakeoverReason } from '#server/features/chat/model/takeover.ts'
import { createSimulatedPieces } from '../../support/answering.ts'
import { type ModelEndpoint, startModelEndpoint } from '../../support/model-endpoint.ts'
import type { ModelReply } from '../../support/model-talk.ts'
import { runAnswerer, questionFor, SHORT_MODEL_TIMEOUTS, modelAfterTools, scriptedAnswerer } from '../../support/scripted-model.ts'

let model: ModelEndpoint
beforeAll(async () => {
  model = await startModelEndpoint()
})
afterAll(() => model.stop())

const asked = questionFor()
const builtIn = createSimulatedPieces(asked)
/** Expected answer when the built-in answerer takes over before the model's first text. */
const builtInAnswer = (reason: TakeoverReason) => ({
  by: 'house',
  isUnderstood: true,
  pieces: [createTakeoverNote(reason, 'zh_CN'), ...builtIn],
})

/** Makes the model call the chart tool and then reply with `saying`. */
function afterLookingUp(saying: ModelReply): void {
  const talk = modelAfterTools([['chart', {}]], '')
  model.sayBy((one) => (one.messages.some(({ role }) => role === 'tool') ? saying : talk(one)))
}

describe('a model failing before its first text yields the built-in answer', () => {
  test.each<[string, ModelReply, TakeoverReason]>([
    ['rate limit (429)', { status: 429 }, 'busy'],
    ['unavailable (503)', { status: 503 }, 'busy'],
    ['server error (500)', { status: 500 }, 'down'],
    ['wrong key (401)', { status: 401 }, 'down'],
    ['unknown model (404)', { status: 404 }, 'down'],
    ['tools not supported (400)', { status: 400 }, 'down'],
    ['silence', { isStalled: true }, 'slow'],
    ['empty stream', { raw: '' }, 'cut'],
    ['HTML page', { raw: '<!doctype html><p>welcome</p>' }, 'cut'],
    ['response without a stream', { raw: JSON.stringify({ choices: [{ message: { content: '好' } }] }) }, 'cut'],
    ['stream of invalid JSON', { raw: 'data: {nonsense\n\ndata: [DONE]\n\n' }, 'lost'],
    ['stream of other JSON', { raw: 'data: {"choices":[{"delta":{"content":{"a":1}}}]}\n\ndata: [DONE]\n\n' }, 'lost'],
    ['error within the stream', { raw: 'data: {"error":{"message":"overloaded"}}\n\n' }, 'down'],
    ['answer without tool calls', { text: '你是甲子年生的，明年发财。' }, 'facts'],
    ['tool call within the prose', { text: '<tool_call>{"name":"chart"}</tool_call>' }, 'facts'],
    ['too many tool calls at once', { calls: Array.from({ length: 40 }, () => ['chart', {}] as const) }, 'lost'],
    ['endless tool call', { calls: [['chart', 'x'.repeat(5_000)]] }, 'lost'],
  ])('%s', async (_name, saying, reason) => {
    model.sayBy(() => saying)
    expect(await runAnswerer(scriptedAnswerer(model, reason === 'slow' ? { patience: SHORT_MODEL_TIMEOUTS } : {}), asked)).toEqual(
      builtInAnswer(reason),
    )
  })

  test('endpoint not running', async () => {
    const gone = await startModelEndpoint()
    gone.stop()
    expect(await runAnswerer(scriptedAnswerer(gone), asked)).toEqual(builtInAnswer('down'))
  })

  test('endless tool calls end after eight calls and three rounds', async () => {
    model.talks.length = 0
    model.sayBy(() => ({ calls: [['chart', {}]] }))
    expect(await runAnswerer(scriptedAnswerer(model), asked)).toEqual(builtInAnswer('lost'))
    expect(model.talks.map(({ tool_choice }) => tool_choice)).toEqual(['auto', 'auto', 'auto', 'none'])
    model.sayBy(() => ({ calls: Array.from({ length: 5 }, () => ['chart', {}] as const) }))
    await runAnswerer(scriptedAnswerer(model), asked)
    const toolResults = model.talks.at(-1)!.messages.filter(({ role }) => role === 'tool')
    expect(toolResults.map(({ content }) => content.includes('no more calls'))).toEqual([
      ...Array.from({ length: 8 }, () => false),
      true,
      true,
    ])
  })

  test('invalid tool calls establish no facts, so nothing is shown', async () => {
    const calls: ModelReply['calls'] = [
      ['charts', {}],
      ['chart', { archive_id: 'another' }],
      ['day', { date: 'tomorrow' }],
      ['year', '{"year":'],
      ['month', '[]'],
      ['compare', {}],
      ['best_days', { purpose: 'wedding', from: '2027-01-01', to: '2026-01-01' }],
    ]
    model.talks.length = 0
    model.sayBy(modelAfterTools(calls, '你是庚辰日生的。'))
    expect(await runAnswerer(scriptedAnswerer(model), asked)).toEqual(builtInAnswer('facts'))
    const toolResults = model.talks.at(-1)!.messages.filter(({ role }) => role === 'tool')
    expect(toolResults.every(({ content }) => content.startsWith('{"wrong":'))).toBe(true)
    expect(toolResults[0]!.content).toContain('there is no tool charts')
    expect(toolResults[1]!.content).toContain('archive_id')
    expect(toolResults[2]!.content).toContain('date')
    // The tool to compare two people does not exist in a question about one person.
    expect(toolResults[5]!.content).toContain('there is no tool compare')
  })

  test('an endless answer is cut off', async () => {
    afterLookingUp({ text: Array.from({ length: 3_000 }, () => '金木水火土。') })
    const { by, pieces } = await runAnswerer(scriptedAnswerer(model), asked)
    expect(by).toBe('tests-own')
    expect(pieces.slice(-builtIn.length - 1)).toEqual([createTakeoverNote('lost', 'zh_CN'), ...builtIn])
    expect(pieces.length).toBeLessThan(40)
  })

  test('a knowledge question answered by the built-in engine is free', async () => {
    model.sayBy(() => ({ status: 500 }))
    const { isUnderstood } = await runAnswerer(
      scriptedAnswerer(model),
      questionFor({ mode: 'dt', person: undefined, text: '什么是食神？' }),
    )
    expect(isUnderstood).toBe(false)
  })
})

describe('a stream that breaks off', () => {
  const text = '能换。\n1. 你的日主是庚，身强。\n2. 正官透出来才好开口。\n做一件事：写十行。'

  test('a stalled stream times out', async () => {
    afterLookingUp({ text: ['能换。\n', '1. 你的日主是庚，'], isStalled: true })
    const { by, pieces } = await runAnswerer(scriptedAnswerer(model, { patience: SHORT_MODEL_TIMEOUTS }), asked)
    expect(by).toBe('tests-own')
    expect(pieces.map(({ text: pieceText }) => pieceText)).toEqual([
      '能换。',
      createTakeoverNote('slow', 'zh_CN').text,
      ...builtIn.map(({ text: pieceText }) => pieceText),
    ])
  })

  test('a retry continues with the built-in answer from any piece', async () => {
    afterLookingUp({ text, cutAt: 700 })
    const first = await runAnswerer(scriptedAnswerer(model), asked)
    model.talks.length = 0
    for (let seen = 1; seen < first.pieces.length; seen += 1) {
      const written = first.pieces.slice(0, seen)
      const again = await runAnswerer(scriptedAnswerer(model), asked, { written })
      expect([...written, ...again.pieces].map(({ text: pieceText }) => pieceText).slice(-builtIn.length)).toEqual(
        builtIn.map(({ text: pieceText }) => pieceText),
      )
      expect([...written, ...again.pieces].filter(({ kind }) => kind === 'note')).toEqual([createTakeoverNote('cut', 'zh_CN')])
    }
    expect(model.talks).toEqual([])
  })
})
