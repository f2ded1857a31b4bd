import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTakeoverNote, type Reason } from '#server/features/chat/model/takeover.ts'
import { piecesFor } from '../../support/answering.ts'
import { type ModelEndpoint, startModelEndpoint } from '../../support/model-endpoint.ts'
import type { Saying } from '../../support/model-talk.ts'
import { answered, askedFor, hasty, lookingUp, scriptedAnswerer } from '../../support/scripted-model.ts'

let model: ModelEndpoint
beforeAll(async () => {
  model = await startModelEndpoint()
})
afterAll(() => model.stop())

const asked = askedFor()
const house = piecesFor(asked)
/** What stands after the house took over at once. */
const byHouse = (reason: Reason) => ({ by: 'house', isUnderstood: true, pieces: [createTakeoverNote(reason, 'zh_CN'), ...house] })

/** What it says after it looked up the chart. */
function afterLookingUp(saying: Saying): void {
  const talk = lookingUp([['chart', {}]], '')
  model.sayBy((one) => (one.messages.some(({ role }) => role === 'tool') ? saying : talk(one)))
}

describe('a model that fails before it says anything: the house answers and says why', () => {
  test.each<[string, Saying, Reason]>([
    ['too many ask (429)', { status: 429 }, 'busy'],
    ['it is not ready (503)', { status: 503 }, 'busy'],
    ['it breaks (500)', { status: 500 }, 'down'],
    ['the key is wrong (401)', { status: 401 }, 'down'],
    ['there is no such model (404)', { status: 404 }, 'down'],
    ['it takes no tools (400)', { status: 400 }, 'down'],
    ['it is silent', { isStalled: true }, 'slow'],
    ['it ends without a word', { raw: '' }, 'cut'],
    ['it says a page of HTML', { raw: '<!doctype html><p>welcome</p>' }, 'cut'],
    ['it answers without a stream', { raw: JSON.stringify({ choices: [{ message: { content: '好' } }] }) }, 'cut'],
    ['its stream is no JSON', { raw: 'data: {nonsense\n\ndata: [DONE]\n\n' }, 'lost'],
    ['its stream is another’s JSON', { raw: 'data: {"choices":[{"delta":{"content":{"a":1}}}]}\n\ndata: [DONE]\n\n' }, 'lost'],
    ['its stream tells an error', { raw: 'data: {"error":{"message":"overloaded"}}\n\n' }, 'down'],
    ['it calls nothing and says what it likes', { text: '你是甲子年生的，明年发财。' }, 'facts'],
    ['it writes a call into its prose', { text: '<tool_call>{"name":"chart"}</tool_call>' }, 'facts'],
    ['it calls more than anybody needs at once', { calls: Array.from({ length: 40 }, () => ['chart', {}] as const) }, 'lost'],
    ['a call never ends', { calls: [['chart', 'x'.repeat(5_000)]] }, 'lost'],
  ])('%s', async (_name, saying, reason) => {
    model.sayBy(() => saying)
    expect(await answered(scriptedAnswerer(model, reason === 'slow' ? { patience: hasty } : {}), asked)).toEqual(byHouse(reason))
  })

  test('nobody is there', async () => {
    const gone = await startModelEndpoint()
    gone.stop()
    expect(await answered(scriptedAnswerer(gone), asked)).toEqual(byHouse('down'))
  })

  test('calls without an end: eight at the most, in three rounds', async () => {
    model.talks.length = 0
    model.sayBy(() => ({ calls: [['chart', {}]] }))
    expect(await answered(scriptedAnswerer(model), asked)).toEqual(byHouse('lost'))
    expect(model.talks.map(({ tool_choice }) => tool_choice)).toEqual(['auto', 'auto', 'auto', 'none'])
    model.sayBy(() => ({ calls: Array.from({ length: 5 }, () => ['chart', {}] as const) }))
    await answered(scriptedAnswerer(model), asked)
    const told = model.talks.at(-1)!.messages.filter(({ role }) => role === 'tool')
    expect(told.map(({ content }) => content.includes('no more calls'))).toEqual([...Array.from({ length: 8 }, () => false), true, true])
  })

  test('wrong calls only: nothing is known, so that nothing is said', async () => {
    const calls: Saying['calls'] = [
      ['charts', {}],
      ['chart', { archive_id: 'another' }],
      ['day', { date: 'tomorrow' }],
      ['year', '{"year":'],
      ['month', '[]'],
      ['compare', {}],
      ['best_days', { purpose: 'wedding', from: '2027-01-01', to: '2026-01-01' }],
    ]
    model.talks.length = 0
    model.sayBy(lookingUp(calls, '你是庚辰日生的。'))
    expect(await answered(scriptedAnswerer(model), asked)).toEqual(byHouse('facts'))
    const told = model.talks.at(-1)!.messages.filter(({ role }) => role === 'tool')
    expect(told.every(({ content }) => content.startsWith('{"wrong":'))).toBe(true)
    expect(told[0]!.content).toContain('there is no tool charts')
    expect(told[1]!.content).toContain('archive_id')
    expect(told[2]!.content).toContain('date')
    // Nobody stands beside them, so there is nobody to compare with.
    expect(told[5]!.content).toContain('there is no tool compare')
  })

  test('an answer that never ends is left where it was cut off', async () => {
    afterLookingUp({ text: Array.from({ length: 3_000 }, () => '金木水火土。') })
    const { by, pieces } = await answered(scriptedAnswerer(model), asked)
    expect(by).toBe('tests-own')
    expect(pieces.slice(-house.length - 1)).toEqual([createTakeoverNote('lost', 'zh_CN'), ...house])
    expect(pieces.length).toBeLessThan(40)
  })

  test('of knowledge that the house answered nothing is owed', async () => {
    model.sayBy(() => ({ status: 500 }))
    const { isUnderstood } = await answered(scriptedAnswerer(model), askedFor({ mode: 'dt', person: undefined, text: '什么是食神？' }))
    expect(isUnderstood).toBe(false)
  })
})

describe('a stream that is cut in the middle', () => {
  const text = '能换。\n1. 你的日主是庚，身强。\n2. 正官透出来才好开口。\n做一件事：写十行。'

  test('a stream that stands still keeps nobody waiting', async () => {
    afterLookingUp({ text: ['能换。\n', '1. 你的日主是庚，'], isStalled: true })
    const { by, pieces } = await answered(scriptedAnswerer(model, { patience: hasty }), asked)
    expect(by).toBe('tests-own')
    expect(pieces.map(({ text: said }) => said)).toEqual([
      '能换。',
      createTakeoverNote('slow', 'zh_CN').text,
      ...house.map(({ text: said }) => said),
    ])
  })

  test('another try goes on after what was seen, by the house alone, wherever the first one ended', async () => {
    afterLookingUp({ text, cutAt: 700 })
    const first = await answered(scriptedAnswerer(model), asked)
    model.talks.length = 0
    for (let seen = 1; seen < first.pieces.length; seen += 1) {
      const written = first.pieces.slice(0, seen)
      const again = await answered(scriptedAnswerer(model), asked, { written })
      expect([...written, ...again.pieces].map(({ text: said }) => said).slice(-house.length)).toEqual(house.map(({ text: said }) => said))
      expect([...written, ...again.pieces].filter(({ kind }) => kind === 'note')).toEqual([createTakeoverNote('cut', 'zh_CN')])
    }
    expect(model.talks).toEqual([])
  })
})
