import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import type { Answerer, SafetyResponder } from '#server/deps/answering.ts'
import { createModelAnswerer } from '#server/features/chat/model/answerer.ts'
import { createTokenBudgetOpener } from '#server/features/chat/model/token-budget.ts'
import { createTakeoverNote } from '#server/features/chat/model/takeover.ts'
import { createOpenAiModel } from '#server/ports/model/openai-model.ts'
import { MODEL_TIMEOUTS } from '#server/ports/model/openai-converse.ts'
import { simulatedBuiltInAnswers } from '../support/answering.ts'
import { endIn, listChatInconsistencies, grantTestUses, readAnswerStream, piecesIn, createChatQuestion } from '../support/chat.ts'
import { type ModelEndpoint, startModelEndpoint } from '../support/model-endpoint.ts'
import { hasPostgres } from '../support/postgres.ts'
import { SHORT_MODEL_TIMEOUTS, modelAfterTools } from '../support/scripted-model.ts'
import { newId } from '../support/server-client.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { createShopper } from '../support/shop.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']
/** Token budgets: `userDay` is too small for a second answer on the same day. */
const maxTokens = { answer: 30_000, userDay: 30_000, day: 90_000 }

describe.each(kinds)('chat with a language model on %s', (kind) => {
  let [fixture, model]: [ServerFixture?, ModelEndpoint?] = []
  let patience = MODEL_TIMEOUTS
  const now = (): ServerFixture & { model: ModelEndpoint } => ({ ...fixture!, model: model! })
  const answererNow = (): Answerer => {
    const port = createOpenAiModel({ baseUrl: model!.url, apiKey: 'none', model: 'tests-own' }, patience)
    return createModelAnswerer({
      model: port,
      house: simulatedBuiltInAnswers.answerer,
      openBudget: createTokenBudgetOpener({ db: fixture!.db, now: fixture!.clock.now, maxTokens }),
    })
  }
  beforeAll(async () => {
    model = await startModelEndpoint()
    const answerer: Answerer = {
      by: 'tests-own',
      isKnowledgeFree: false,
      answerInstantly: (asked) => answererNow().answerInstantly(asked),
      answer: (asked, hand) => answererNow().answer(asked, hand),
    }
    const care: SafetyResponder = (...asked) => simulatedBuiltInAnswers.care(...asked) ?? composeSafetyAnswer(...asked)
    fixture = await startServerFixture(kind, {}, { care, answerer })
  })
  afterAll(async () => {
    await fixture?.stop()
    model?.stop()
  })
  // Starts a new day before each test, because token budgets are daily.
  beforeEach(() => now().clock.pass({ days: 2 }))

  const send = (me: { token: string }, input: object) => readAnswerStream(now().server, me, 'chatSend', input)
  const textsOf = (events: Parameters<typeof piecesIn>[0]) => piecesIn(events).map(({ piece }) => piece.text)
  const left = async (me: Awaited<ReturnType<typeof createShopper>>, mode = 'cs') => (await me.call('chatRemaining', { mode })).data.times
  /** Texts of the first and last piece of the simulated built-in answer to a question. */
  const builtInAnswer = (me: { own: string }, text: string) => ({ first: `cs zh_CN ${text}`, last: '.', me })

  test('an answer uses tools, is checked, streamed and charged once', async () => {
    const me = await createShopper(now())
    now().model.sayBy(modelAfterTools([['chart', {}]], ['先留三个月的', '钱。\n1. 你是甲寅日生的。\n做一件', '事：记账。'], '记清楚。'))
    const before = await left(me)
    const { events, ids, isWhole } = await send(me, createChatQuestion({ archive_id: me.own }))
    expect([textsOf(events), ids, isWhole]).toEqual([['先留三个月的钱。', '记清楚。', '记账。'], ['1', '2', '3'], true])
    expect(endIn(events).turn.answer).toMatchObject({ state: 'done', by: 'tests-own' })
    expect([(await left(me)) - before, await listChatInconsistencies(now().db, me)]).toEqual([-1, []])
  })

  test('after a stalled stream the built-in answer continues, charged once', async () => {
    const me = await createShopper(now())
    const talk = modelAfterTools([['chart', {}]], '')
    now().model.sayBy((one) =>
      one.messages.some(({ role }) => role === 'tool') ? { text: ['先留钱。\n', '1. 再', '说。'], isStalled: true } : talk(one),
    )
    patience = SHORT_MODEL_TIMEOUTS
    onTestFinished(() => void (patience = MODEL_TIMEOUTS))
    const asked = createChatQuestion({ archive_id: me.own })
    const { events } = await send(me, asked)
    const texts = textsOf(events)
    expect(texts.slice(0, 3)).toEqual([
      '先留钱。',
      createTakeoverNote('slow', 'zh_CN').text,
      builtInAnswer(me, asked['text'] as string).first,
    ])
    expect(endIn(events).turn.answer).toMatchObject({ state: 'done', by: 'tests-own' })
    expect(endIn(events).turn.answer.pieces.map(({ text }) => text)).toEqual(texts)
    expect(await listChatInconsistencies(now().db, me)).toEqual([])
  })

  test('the built-in engine answers when the model refuses', async () => {
    const me = await createShopper(now())
    now().model.sayBy(() => ({ status: 429 }))
    const { events } = await send(me, createChatQuestion({ archive_id: me.own }))
    expect(textsOf(events)[0]).toBe(createTakeoverNote('busy', 'zh_CN').text)
    expect(endIn(events).turn.answer).toMatchObject({ state: 'done', by: 'house' })
    const before = await left(me, 'dt')
    const { events: known } = await send(me, createChatQuestion({ mode: 'dt', text: '什么是食神？', lot: undefined }))
    expect(endIn(known).turn.answer).toMatchObject({ state: 'free', by: 'house' })
    expect([await left(me, 'dt'), await listChatInconsistencies(now().db, me)]).toEqual([before, []])
  })

  test('a knowledge answer by a model is charged', async () => {
    const me = await createShopper(now())
    const before = await left(me, 'dt')
    now().model.sayBy(modelAfterTools([['glossary', { term: '食神' }]], '食神是日主所生。'))
    const { events } = await send(me, createChatQuestion({ mode: 'dt', text: '什么是食神？', lot: undefined }))
    expect(endIn(events)).toMatchObject({ turn: { answer: { state: 'done', by: 'tests-own' } }, remaining: { is_free: false } })
    expect([await left(me, 'dt'), await listChatInconsistencies(now().db, me)]).toEqual([before - 1, []])
  })

  test('the care check precedes the model', async () => {
    const me = await createShopper(now())
    now().model.talks.length = 0
    const { events } = await send(me, createChatQuestion({ archive_id: me.own, text: '救' }))
    expect([endIn(events).turn.answer.by, now().model.talks]).toEqual(['care', []])
  })

  test.each([
    ['zh_CN', '公司四个月没发工资了，要不要等'],
    ['zh_TW', '懷孕七週，要不要拿掉'],
    ['en_US', 'I lost 20k at the casino, when do I win it back'],
    ['en_US', 'He hit me once, will he do it again'],
  ])('distress in %s is answered free, without the model: %s', async (locale, text) => {
    const me = await createShopper(now())
    now().model.talks.length = 0
    const before = await left(me)
    const { events } = await send(me, createChatQuestion({ archive_id: me.own, locale, text }))
    expect(endIn(events).turn.answer).toMatchObject({ state: 'free', by: 'care' })
    expect([await left(me), now().model.talks, await listChatInconsistencies(now().db, me)]).toEqual([before, [], []])
  })

  test('stopping an answer keeps the pieces shown so far', async () => {
    const me = await createShopper(now())
    const talk = modelAfterTools([['chart', {}]], '')
    now().model.sayBy((one) =>
      one.messages.some(({ role }) => role === 'tool') ? { text: ['先留钱。\n', '再'], isStalled: true } : talk(one),
    )
    patience = { ...MODEL_TIMEOUTS, wordMs: 8_000 }
    onTestFinished(() => void (patience = MODEL_TIMEOUTS))
    const asked = createChatQuestion({ archive_id: me.own })
    const following = send(me, asked)
    await expect
      .poll(async () => (await me.call('chatLog', { conversation_id: asked['conversation_id'] })).data?.turns?.[0]?.answer.pieces.length)
      .toBe(1)
    expect((await me.call('chatStop', { message_id: asked.message_id }, newId())).data.answer).toMatchObject({ state: 'stopped' })
    expect([textsOf((await following).events), await listChatInconsistencies(now().db, me)]).toEqual([['先留钱。'], []])
  })

  describe('token budgets', () => {
    const talk = (tokens: number) => (one: Parameters<ReturnType<typeof modelAfterTools>>[0]) => ({
      ...modelAfterTools([['chart', {}]], '先留钱。')(one),
      tokens,
    })
    const asking = async (me: Awaited<ReturnType<typeof createShopper>>) => {
      await grantTestUses(now().db, me, 'cs', 1)
      const { events } = await send(me, createChatQuestion({ archive_id: me.own }))
      return { first: textsOf(events)[0], by: endIn(events).turn.answer.by }
    }
    const spent = async (userId: string) =>
      (await now().db.selectFrom('model_tokens').select('tokens').where('user_id', '=', userId).executeTakeFirst())?.tokens ?? 0

    test("exhausting a user's daily budget switches to built-in answers", async () => {
      const me = await createShopper(now())
      now().model.sayBy(talk(14_500))
      expect(await asking(me)).toEqual({ first: '先留钱。', by: 'tests-own' })
      expect([await spent(me.userId), await spent('')]).toEqual([29_000, 29_000])
      expect(await asking(me)).toEqual({ first: createTakeoverNote('spent', 'zh_CN').text, by: 'house' })
      expect(await listChatInconsistencies(now().db, me)).toEqual([])
      now().clock.pass({ days: 2 })
      expect(await asking(me)).toEqual({ first: '先留钱。', by: 'tests-own' })
      expect(await now().db.selectFrom('model_tokens').select('tokens').execute()).toEqual([{ tokens: 29_000 }, { tokens: 29_000 }])
    })

    test('exhausting the shared daily budget switches everybody to built-in answers', async () => {
      now().model.sayBy(talk(14_500))
      for (let i = 0; i < 3; i += 1) expect((await asking(await createShopper(now()))).by).toBe('tests-own')
      expect(await asking(await createShopper(now()))).toEqual({ first: createTakeoverNote('closed', 'zh_CN').text, by: 'house' })
    })

    test('an answer has a token limit; unreported tokens are estimated', async () => {
      const me = await createShopper(now())
      now().model.sayBy(talk(29_500))
      expect((await asking(me)).first).toBe(createTakeoverNote('long', 'zh_CN').text)
      const other = await createShopper(now())
      now().model.sayBy(modelAfterTools([['chart', {}]], '先留钱。'))
      await asking(other)
      const guessed = await spent(other.userId)
      expect(guessed).toBeGreaterThan(2_000)
      expect(guessed).toBeLessThan(12_000)
    })
  })
})

test('a server with a configured model answers with it', async () => {
  const model = await startModelEndpoint()
  model.sayBy(modelAfterTools([['chart', {}]], '先留钱。'))
  const fixture = await startServerFixture('SQLite', { LLM_BASE_URL: model.url, LLM_MODEL: 'tests-own' })
  const me = await createShopper(fixture)
  const { events } = await readAnswerStream(fixture.server, me, 'chatSend', createChatQuestion({ archive_id: me.own }))
  expect(endIn(events).turn.answer).toMatchObject({ state: 'done', by: 'tests-own', pieces: [{ kind: 'line', text: '先留钱。' }] })
  await fixture.stop()
  model.stop()
})
