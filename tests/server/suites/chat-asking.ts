import { expect, test } from 'vitest'
import { MEMBER_DAILY_LIMIT } from '#contract/catalogue.ts'
import { CONVERSATION_LIMIT, TURN_LIMIT } from '#contract/chat.ts'
import { answerPiece } from '../../support/answering.ts'
import {
  endIn,
  listChatInconsistencies,
  grantTestUses,
  readAnswerStream,
  piecesIn,
  createChatQuestion,
  type ChatFixture,
} from '../../support/chat.ts'
import { createArchiveInput, newId } from '../../support/server-client.ts'
import { buy, createShopper } from '../../support/shop.ts'

/** Tests questions: storage, charges, limits and refusals. */
export function askingSuite(fixture: () => ChatFixture): void {
  const send = (me: { token: string }, input: object, more = {}) => readAnswerStream(fixture().server, me, 'chatSend', input, more)
  const remaining = async (me: Awaited<ReturnType<typeof createShopper>>, mode: string, more = {}) =>
    (await me.call('chatRemaining', { mode, ...more })).data

  test('a question is stored, charged and answered in numbered pieces', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ archive_id: me.own })
    const { code, events, ids, isWhole } = await send(me, asked)
    expect([code, isWhole, ids]).toEqual(['ok', true, ['1', '2', '3', '4']])
    expect(events[0]).toMatchObject({
      type: 'begun',
      message_id: asked.message_id,
      conversation: { mode: 'cs', archive_id: me.own, other_id: null, card: null, title: '今年钱从哪里来？', turns: 1 },
      remaining: { product_id: 'cs', unlimited: false, times: 4, is_free: false },
    })
    const pieces = piecesIn(events)
    expect(pieces.map(({ seq, piece }) => [seq, piece.text])).toEqual([
      [1, 'cs zh_CN 今年钱从哪里来？'],
      [2, '[null,37,null,[]]'],
      [3, '["1984-02-15T08:30:00",null]'],
      [4, '.'],
    ])
    const { turn, remaining: left } = endIn(events)
    expect(turn).toMatchObject({ text: asked['text'], lot: 37, cast: null, answer: { state: 'done', by: 'house', rating: 0 } })
    expect(turn.answer.pieces).toEqual(pieces.map(({ piece }) => piece))
    expect(left).toMatchObject({ times: 4 })
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
  })

  test('an immediate answer is stored and charged without a job', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ archive_id: me.own, text: '即：钱从哪里来？' })
    const { events } = await send(me, asked)
    expect(piecesIn(events).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(endIn(events)).toMatchObject({ turn: { answer: { state: 'done', by: 'house' } }, remaining: { times: 4 } })
    expect(endIn((await send(me, asked)).events)).toMatchObject({ turn: endIn(events).turn, remaining: { times: 4 } })
    const id = asked['message_id']
    expect(await fixture().db.selectFrom('jobs').select('kind').where('dedupe_key', 'like', `%${id}`).execute()).toEqual([])
    const { subjects, source } = await fixture()
      .db.selectFrom('chat_turns')
      .select(['subjects', 'source'])
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow()
    expect([subjects, source]).toEqual([null, 'first'])
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
  })

  test('a follow-up joins its conversation and sees earlier questions', async () => {
    const me = await createShopper(fixture())
    const first = createChatQuestion({ archive_id: me.own })
    await send(me, first)
    const { events } = await send(me, { ...first, message_id: newId(), text: '什么时候？' })
    expect(piecesIn(events)[1]!.piece.text).toBe('[null,37,null,["今年钱从哪里来？"]]')
    const { conversation, turns } = (await me.call('chatLog', { conversation_id: first['conversation_id'] })).data
    expect([conversation.turns, turns.map(({ text }) => text)]).toEqual([2, ['今年钱从哪里来？', '什么时候？']])
  })

  test('names the missing or invalid fields of each mode', async () => {
    const me = await createShopper(fixture())
    const missing = async (input: object) => {
      const { code, data } = await send(me, { ...createChatQuestion({ lot: undefined }), ...input })
      return [code, (data as { fields?: { field: string }[] }).fields?.map(({ field }) => field).join()]
    }
    const own = { archive_id: me.own }
    expect(await missing({ mode: 'ms' })).toEqual(['invalidInput', 'archive_id'])
    expect(await missing({ mode: 'bg' })).toEqual(['invalidInput', 'archive_id,cast'])
    expect(await missing({ mode: 'cs', ...own })).toEqual(['invalidInput', 'lot'])
    expect(await missing({ mode: 'fb', ...own })).toEqual(['invalidInput', 'other_id'])
    expect(await missing({ mode: 'fb', ...own, other_id: me.own })).toEqual(['invalidInput', 'other_id'])
    expect(await missing({ mode: 'bg', ...own, cast: [6, 7, 8, 7, 7] })).toEqual(['invalidInput', 'cast'])
    expect(await missing({ mode: 'bg', ...own, cast: [6, 7, 8, 7, 7, 5] })).toEqual(['invalidInput', 'cast.5'])
    expect(await missing({ mode: 'cs', ...own, lot: 65 })).toEqual(['invalidInput', 'lot'])
    expect(await missing({ mode: 'dt', text: '  ' })).toEqual(['invalidInput', 'text'])
    expect(await missing({ mode: 'dt', text: '问'.repeat(501) })).toEqual(['invalidInput', 'text'])
    expect(await missing({ mode: 'bg', ...own, card: 'love', cast: [7, 7, 7, 7, 7, 7] })).toEqual(['invalidInput', 'mode'])
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
    expect((await me.call('chatLogs')).data.conversations).toEqual([])
  })

  test('each mode charges its own product', async () => {
    const me = await createShopper(fixture())
    const other_id = (await me.call('addArchive', createArchiveInput({ user_name: '周若棠' }), newId())).data.archive_id
    for (const product of ['ms', 'fb', 'fatebook_agent'] as const) await grantTestUses(fixture().db, me, product, 2, me.own)
    const own = { archive_id: me.own }
    const leftOf = async (input: object) => {
      const { events } = await send(me, { ...createChatQuestion({ lot: undefined }), ...input })
      const { product_id, times, is_free } = endIn(events).remaining
      return [product_id, times, is_free]
    }
    expect(await leftOf({ mode: 'bg', ...own, cast: [6, 7, 8, 7, 7, 7] })).toEqual(['bg', 0, false])
    expect(await leftOf({ mode: 'cs', ...own, lot: 1 })).toEqual(['cs', 4, false])
    expect(await leftOf({ mode: 'ms', ...own })).toEqual(['ms', 1, false])
    expect(await leftOf({ mode: 'fb', ...own, other_id })).toEqual(['fb', 1, false])
    expect(await leftOf({ mode: 'ms', ...own, card: 'love-manner' })).toEqual(['fatebook_agent', 1, false])
    expect(await leftOf({ mode: 'dt' })).toEqual(['dt', 5, true])
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
  })

  test('refuses a question without quota and stores nothing', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ mode: 'ms', archive_id: me.own })
    expect(await send(me, asked)).toMatchObject({ code: 'timesSpent', data: { product_id: 'ms' } })
    expect((await me.call('chatLogs')).data.conversations).toEqual([])
    await grantTestUses(fixture().db, me, 'ms', 1, me.own)
    expect((await send(me, asked)).code).toBe('ok')
    expect(await remaining(me, 'ms', { archive_id: me.own })).toMatchObject({ times: 0 })
  })

  test('a repeated question is charged once, a changed one is refused', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ archive_id: me.own })
    const all = await Promise.all(Array.from({ length: 8 }, () => send(me, asked)))
    for (const one of all) expect(piecesIn(one.events)).toEqual(piecesIn(all[0]!.events))
    expect(endIn(all[7]!.events).turn).toEqual(endIn(all[0]!.events).turn)
    expect((await send(me, { ...asked, text: '别的话' })).code).toBe('keyReused')
    expect((await send(me, { ...asked, lot: 38 })).code).toBe('keyReused')
    expect((await send(me, { ...asked, conversation_id: newId() })).code).toBe('keyReused')
    expect((await send(me, { ...asked, message_id: newId(), mode: 'dt', text: '换一种问法' })).code).toBe('keyReused')
    expect(await remaining(me, 'cs')).toMatchObject({ times: 4 })
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
  })

  test('a repeated key returns the same events', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ archive_id: me.own })
    const key = newId()
    const [first, again] = [await send(me, asked, { key }), await send(me, asked, { key })]
    expect(again.events).toEqual(first.events)
    expect((await send(me, { ...asked, text: '别的话' }, { key })).code).toBe('keyReused')
  })

  test('a conversation refuses questions while an answer is pending', async () => {
    const me = await createShopper(fixture())
    const isOver = Promise.withResolvers<void>()
    const text = `慢 ${newId()}`
    fixture().play(text, async function* slow() {
      await isOver.promise
      yield answerPiece('好了')
      return { by: 'house', isUnderstood: true }
    })
    const asked = createChatQuestion({ archive_id: me.own, text })
    const first = send(me, asked)
    await expect.poll(async () => (await me.call('chatLogs')).data.conversations.length).toBe(1)
    const next = { ...asked, message_id: newId(), text: '还有呢？' }
    expect(await send(me, next)).toMatchObject({ code: 'answerPending', data: { message_id: asked.message_id } })
    expect((await send(me, createChatQuestion({ archive_id: me.own }))).code).toBe('ok')
    isOver.resolve()
    await first
    expect((await send(me, next)).code).toBe('ok')
  })

  test('knowledge, unintelligible and care questions are free', async () => {
    const me = await createShopper(fixture())
    const own = { archive_id: me.own }
    for (const [input, by, first] of [
      [{ mode: 'dt', text: '什么是食神？' }, 'house', 'dt zh_CN 什么是食神？'],
      [{ ...own, text: '？？' }, 'house', 'what can be asked'],
      [{ ...own, mode: 'ms', text: '救我' }, 'care', 'care'],
      [{ mode: 'dt', text: '救我？？' }, 'care', 'care'],
    ] as const) {
      const { events } = await send(me, createChatQuestion(input))
      const { turn } = endIn(events)
      expect([turn.answer.state, turn.answer.by, turn.answer.pieces[0]!.text]).toEqual(['free', by, first])
    }
    expect([await remaining(me, 'dt'), await remaining(me, 'cs')]).toMatchObject([{ times: 5 }, { times: 5 }])
    expect(await fixture().db.selectFrom('ledger').selectAll().where('user_id', '=', me.userId).execute()).toEqual([])
  })

  test('the care check considers earlier messages', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ archive_id: me.own, text: '救我' })
    const after = async (text: string) => endIn((await send(me, { ...asked, message_id: newId(), text })).events).turn.answer.by
    await send(me, asked)
    expect([await after('嗯'), await after('今年呢？')]).toEqual(['care', 'house'])
  })

  test('foreign and removed archives take no questions', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    for (const archive_id of [other.own, newId()]) {
      for (const mode of ['cs', 'dt']) expect((await send(me, createChatQuestion({ mode, archive_id }))).code).toBe('notFound')
      const fb = createChatQuestion({ mode: 'fb', archive_id: me.own, other_id: archive_id })
      expect((await send(me, fb)).code).toBe('notFound')
      expect((await me.call('chatRemaining', { mode: 'ms', archive_id })).code).toBe(10004)
    }
    const asked = createChatQuestion({ archive_id: me.own })
    await send(me, asked)
    const { conversation_id } = asked as unknown as { conversation_id: string }
    await me.call('removeArchive', { archive_id: me.own }, newId())
    expect((await send(me, { ...asked, message_id: newId(), text: '还有呢？' })).code).toBe('notFound')
    const { conversation, turns } = (await me.call('chatLog', { conversation_id })).data
    expect([conversation.archive_id, turns[0]!.answer.pieces.length]).toEqual([null, 4])
    await me.call('restoreArchive', { archive_id: me.own }, newId())
    expect((await send(me, { ...asked, message_id: newId(), text: '还有呢？' })).code).toBe('ok')
  })

  test('two users may use the same ids', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const asked = createChatQuestion({ archive_id: me.own })
    const mine = await send(me, asked)
    const theirs = await send(other, { ...asked, archive_id: other.own, text: '别人的话' })
    expect([mine.code, theirs.code]).toEqual(['ok', 'ok'])
    expect((await other.call('chatLog', { conversation_id: asked['conversation_id'] })).data.turns.map(({ text }) => text)).toEqual([
      '别人的话',
    ])
  })

  test('members ask without counting, up to the daily fair use', async () => {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'vip_year')
    const asked = createChatQuestion({ mode: 'ms', archive_id: me.own })
    const { events } = await send(me, asked)
    expect(endIn(events).remaining).toMatchObject({ product_id: 'ms', unlimited: true })
    const row = await fixture().db.selectFrom('chat_turns').selectAll().where('user_id', '=', me.userId).executeTakeFirstOrThrow()
    const more = Array.from({ length: MEMBER_DAILY_LIMIT - 1 }, (_, index) => ({ ...row, message_id: newId(), nr: index + 2 }))
    await fixture().db.insertInto('chat_turns').values(more).execute()
    expect(await send(me, createChatQuestion({ mode: 'ms', archive_id: me.own }))).toMatchObject({
      code: 'tooManyRequests',
      data: { a_day: MEMBER_DAILY_LIMIT },
    })
    expect((await send(me, createChatQuestion({ mode: 'dt' }))).code).toBe('ok')
    fixture().clock.pass({ days: 1 })
    expect((await send(me, createChatQuestion({ mode: 'ms', archive_id: me.own }))).code).toBe('ok')
  })

  test('limits questions per conversation and conversations per user', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ mode: 'dt' })
    await send(me, asked)
    const { db } = fixture()
    const of = db.selectFrom('conversations').selectAll().where('user_id', '=', me.userId)
    await db.updateTable('conversations').set({ turns: TURN_LIMIT }).where('user_id', '=', me.userId).execute()
    expect(await send(me, { ...asked, message_id: newId() })).toMatchObject({ code: 'chatLimit', data: { turns: TURN_LIMIT } })
    const row = await of.executeTakeFirstOrThrow()
    const more = Array.from({ length: CONVERSATION_LIMIT - 1 }, (_, index) => ({
      ...row,
      conversation_id: newId(),
      changed_at: row.changed_at + index + 1,
    }))
    for (let at = 0; at < more.length; at += 500)
      await db
        .insertInto('conversations')
        .values(more.slice(at, at + 500))
        .execute()
    expect((await send(me, createChatQuestion({ mode: 'dt' }))).code).toBe('chatLimit')
    await me.call('chatRemove', { conversation_id: row.conversation_id }, newId())
    expect((await send(me, createChatQuestion({ mode: 'dt' }))).code).toBe('ok')
    expect((await me.call('chatRestore', { conversation_id: row.conversation_id }, newId())).code).toBe(10062)
  })

  test("the id of a deleted conversation's question cannot be reused", async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ archive_id: me.own })
    await send(me, asked)
    await fixture().db.deleteFrom('conversations').where('user_id', '=', me.userId).execute()
    expect((await send(me, asked)).code).toBe('keyReused')
  })

  test("a daily use follows the user's local date", async () => {
    const me = await createShopper(fixture())
    const bg = (zone: string) =>
      send(me, createChatQuestion({ mode: 'bg', archive_id: me.own, cast: [7, 7, 7, 7, 7, 7], lot: undefined }), { zone })
    expect((await bg('Pacific/Kiritimati')).code).toBe('ok')
    expect((await bg('Pacific/Pago_Pago')).code).toBe('timesSpent')
    expect((await bg('Pacific/Kiritimati')).code).toBe('timesSpent')
    fixture().clock.pass({ days: 1 })
    expect((await bg('Pacific/Kiritimati')).code).toBe('ok')
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
  })

  test('suggests at least two distinct questions, four for knowledge', async () => {
    const me = await createShopper(fixture())
    for (const mode of ['bg', 'dt', 'fb', 'ms', 'cs'])
      for (const locale of ['zh_CN', 'zh_TW', 'en_US']) {
        const { questions } = (await me.call('chatQuestions', { mode, locale })).data
        expect(new Set(questions).size).toBe(questions.length)
        expect(questions.length).toBeGreaterThanOrEqual(mode === 'dt' ? 4 : 2)
      }
  })
}
