import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerPiece, createSimulatedPieces } from '../../support/answering.ts'
import { type ModelEndpoint, startModelEndpoint } from '../../support/model-endpoint.ts'
import type { ModelReply } from '../../support/model-talk.ts'
import { runAnswerer, questionFor, modelAfterTools, scriptedAnswerer, createModelRunner, ZHOU } from '../../support/scripted-model.ts'

let model: ModelEndpoint
beforeAll(async () => {
  model = await startModelEndpoint()
})
afterAll(() => model.stop())

const CHART: ModelReply['calls'] = [['chart', {}]]

const shown = (text: ModelReply['text'], more: Parameters<ReturnType<typeof createModelRunner>>[0] = {}) =>
  createModelRunner(model)(more, text)
const textsOf = ({ pieces }: { pieces: readonly { readonly text: string }[] }) => pieces.map(({ text }) => text)

describe('input of the model', () => {
  test('contains no birth or place, and names only for two people', async () => {
    await shown('先等等。', {
      calls: [
        ['chart', {}],
        ['luck_at', {}],
        ['year', { year: 2027 }],
      ],
    })
    for (const { whole } of model.talks)
      for (const secret of ['林知远', '1990-05-15', '121.47', '08:30', 'me']) expect(whole).not.toContain(`"${secret}"`)
    expect(model.talks.at(-1)!.whole).not.toMatch(/1990-05-15|121\.47|林知远/)
    await shown('先等等。', { mode: 'fb', other: ZHOU, calls: [['compare', {}]] })
    expect(JSON.parse(model.talks[0]!.messages[1]!.content)).toMatchObject({ people: { first: '林知远', second: '周若棠' } })
    expect(model.talks.at(-1)!.whole).not.toMatch(/1990-05-15|1992-11-03/)
  })

  test('states that a person is under eighteen but not the age', async () => {
    const child = { ...ZHOU, birth: { ...ZHOU.birth, local: '2012-11-03T22:00:00', utc: '2012-11-03T14:00:00Z' } }
    const payloadFor = async (more: Parameters<typeof shown>[1]) => {
      await shown('先等等。', more)
      return JSON.parse(model.talks[0]!.messages[1]!.content)
    }
    expect(await payloadFor({ person: child })).toMatchObject({ under_18: true })
    expect(await payloadFor({ mode: 'fb', other: child })).toMatchObject({ under_18: true })
    expect(await payloadFor({})).not.toHaveProperty('under_18')
    expect(model.talks[0]!.messages[0]!.content).toContain('under_18')
  })

  test('lets tools name one of two people, and offers none without', async () => {
    const { pieces } = await shown('她的日柱是癸未。', { mode: 'fb', other: ZHOU, calls: [['chart', { who: 'second' }]] })
    expect(textsOf({ pieces })).toEqual(['她的日柱是癸未。'])
    await shown('先等等。', { mode: 'dt', person: undefined, calls: [['glossary', { term: '食神' }]] })
    expect(model.talks[0]!.tools!.map(({ function: one }) => one.name)).toEqual(['house_answer', 'glossary', 'quotation'])
  })

  test('contains earlier messages, shortened when long, without care messages', async () => {
    const turns = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ text: `问${i}`, pieces: [answerPiece(`答${i}`), answerPiece(`细${i}`, 'reason')] }))
    const messagesWith = async (log: ReturnType<typeof turns>) => {
      model.talks.length = 0
      model.sayBy(modelAfterTools(CHART, '先等等。'))
      await runAnswerer(scriptedAnswerer(model), questionFor(), { log })
      return model.talks[0]!.messages.slice(1, -1)
    }
    expect(await messagesWith(turns(20))).toHaveLength(40)
    const long = await messagesWith(turns(30))
    expect(long).toHaveLength(1 + 16)
    const { earlier_in_short: short } = JSON.parse(long[0]!.content)
    expect(short).toHaveLength(22)
    expect(short[0]).toEqual({ question: '问0', answer: '答0' })
    expect(JSON.stringify(long)).not.toContain('细0')
    expect(long.at(-1)!.content).toBe('答29\n细29')
    const endless = await messagesWith(turns(500))
    expect(JSON.stringify(endless).length).toBeLessThan(10_000)
    const cared = await messagesWith([...turns(1), { text: '活着没意思', pieces: [answerPiece('你现在一个人吗？', 'care')] }])
    expect(JSON.stringify(cared)).not.toContain('活着没意思')
  })

  test('questions with a fixed answer never reach the model', async () => {
    model.talks.length = 0
    const asked = questionFor({ text: '我什么时候会死？' })
    expect(await runAnswerer(scriptedAnswerer(model), asked)).toEqual({
      by: 'house',
      isUnderstood: true,
      pieces: createSimulatedPieces(asked),
    })
    expect(model.talks).toEqual([])
  })
})
