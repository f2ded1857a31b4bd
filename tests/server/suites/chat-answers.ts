import { expect, onTestFinished, test } from 'vitest'
import { LEASE_MS } from '#server/db/jobs.ts'
import { createJobKinds } from '#server/jobs/kinds.ts'
import { createJobWorker } from '#server/jobs/worker.ts'
import { PortFailure } from '#server/ports/port-failure.ts'
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
import { silentLogger } from '../../support/job-worker.ts'
import { newId } from '../../support/server-client.ts'
import { depsOf, createShopper } from '../../support/shop.ts'
import { waitUntil } from '../../support/wait-until.ts'

/** Tests the course of an answer: retries, refunds, stops, deadlines and following its stream. */
export function answerSuite(fixture: () => ChatFixture): void {
  const send = (me: { token: string }, input: object, more = {}) => readAnswerStream(fixture().server, me, 'chatSend', input, more)
  const follow = (me: { token: string }, message_id: string, after = 0) =>
    readAnswerStream(fixture().server, me, 'chatFollow', { message_id, after })
  const timesOf = async (me: Awaited<ReturnType<typeof createShopper>>, mode = 'cs') =>
    (await me.call('chatRemaining', { mode })).data.times
  const stateOf = async (message_id: string) =>
    (await fixture().db.selectFrom('chat_turns').select('state').where('message_id', '=', message_id).executeTakeFirstOrThrow()).state

  test('a final failure refunds the use once and says so', async () => {
    const me = await createShopper(fixture())
    const text = `坏 ${newId()}`
    fixture().play(text, async function* failing() {
      yield answerPiece('一半')
      throw new PortFailure('model 400', { isFinal: true })
    })
    const asked = createChatQuestion({ archive_id: me.own, text })
    const { events } = await send(me, asked)
    const { turn, remaining } = endIn(events)
    expect([turn.answer.state, turn.answer.pieces.length, remaining.times]).toEqual(['failed', 1, 5])
    expect(endIn((await send(me, asked)).events).turn).toEqual(turn)
    expect(await me.call('chatStop', { message_id: asked.message_id }, newId())).toMatchObject({ data: { answer: { state: 'failed' } } })
    expect([await timesOf(me), await listChatInconsistencies(fixture().db, me)]).toEqual([5, []])
  })

  test('a retry continues after the pieces already written', async () => {
    const me = await createShopper(fixture())
    const text = `断 ${newId()}`
    const tries: number[] = []
    fixture().play(text, async function* broken(_asked, { written }) {
      tries.push(written.length)
      for (let seq = written.length + 1; seq <= 5; seq += 1) {
        yield answerPiece(`${seq} of try ${tries.length}`)
        if (seq === 2 || seq === 3) throw new PortFailure('model 500')
      }
      return { by: 'a model', isUnderstood: true }
    })
    const { events, ids } = await send(me, createChatQuestion({ archive_id: me.own, text }))
    expect([tries, ids]).toEqual([
      [0, 2, 3],
      ['1', '2', '3', '4', '5'],
    ])
    expect(piecesIn(events).map(({ piece }) => piece.text)).toEqual(['1 of try 1', '2 of try 1', '3 of try 2', '4 of try 3', '5 of try 3'])
    expect(endIn(events).turn.answer).toMatchObject({ state: 'done', by: 'a model' })
    expect([await timesOf(me), await listChatInconsistencies(fixture().db, me)]).toEqual([4, []])
  })

  test('a question found unintelligible is free and refunded', async () => {
    const me = await createShopper(fixture())
    const text = `难 ${newId()}`
    fixture().play(text, async function* puzzled() {
      yield answerPiece('能问的是', 'note')
      return { by: 'house', isUnderstood: false }
    })
    const { turn, remaining } = endIn((await send(me, createChatQuestion({ archive_id: me.own, text }))).events)
    expect([turn.answer.state, remaining.times, await listChatInconsistencies(fixture().db, me)]).toEqual(['free', 5, []])
  })

  /** Asks a question whose answer pauses after this many pieces until `isOver` is resolved. */
  async function askAndHold(me: Awaited<ReturnType<typeof createShopper>>, pieces: number) {
    const text = `停 ${newId()}`
    const isOver = Promise.withResolvers<void>()
    onTestFinished(() => isOver.resolve())
    fixture().play(text, async function* slow() {
      for (let n = 1; n <= pieces; n += 1) yield answerPiece(`${n}`)
      await isOver.promise
      yield answerPiece('late')
      return { by: 'house', isUnderstood: true }
    })
    const asked = createChatQuestion({ archive_id: me.own, text })
    const heard = send(me, asked)
    await expect
      .poll(() => fixture().db.selectFrom('chat_turns').select('written').where('message_id', '=', asked.message_id).executeTakeFirst())
      .toEqual({ written: pieces })
    return { ...asked, heard, isOver }
  }

  test('a stopped answer is charged and drops later pieces', async () => {
    const me = await createShopper(fixture())
    const { message_id, heard, isOver } = await askAndHold(me, 2)
    const { data } = await me.call('chatStop', { message_id }, newId())
    expect([data.answer.state, data.answer.pieces.map(({ text }) => text)]).toEqual(['stopped', ['1', '2']])
    isOver.resolve()
    expect(endIn((await heard).events).turn).toEqual(data)
    expect([await timesOf(me), await listChatInconsistencies(fixture().db, me)]).toEqual([4, []])
    expect(await fixture().db.selectFrom('jobs').selectAll().where('user_id', '=', me.userId).execute()).toEqual([])
  })

  test('an answer stopped before its first piece fails and is refunded', async () => {
    const me = await createShopper(fixture())
    const { message_id, heard, isOver } = await askAndHold(me, 0)
    const stops = await Promise.all(Array.from({ length: 5 }, () => me.call('chatStop', { message_id }, newId())))
    for (const { data } of stops) expect(data.answer).toMatchObject({ state: 'failed', pieces: [] })
    isOver.resolve()
    expect(endIn((await heard).events).remaining.times).toBe(5)
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
  })

  test('a stop racing the end either charges or refunds', async () => {
    const me = await createShopper(fixture())
    await grantTestUses(fixture().db, me, 'cs', 60)
    const outcomes = new Set<string>()
    for (let round = 0; round < 30; round += 1) {
      const asked = createChatQuestion({ archive_id: me.own })
      const heard = send(me, asked)
      while ((await me.call('chatStop', { message_id: asked.message_id }, newId())).code !== 0) await new Promise(setImmediate)
      await heard
      outcomes.add(await stateOf(asked.message_id))
    }
    expect([...outcomes].filter((state) => !['done', 'stopped', 'failed'].includes(state))).toEqual([])
    expect(await listChatInconsistencies(fixture().db, me)).toEqual([])
  })

  test('a daily use refunded on another day adds nothing', async () => {
    const me = await createShopper(fixture())
    const text = `昨 ${newId()}`
    const isOver = Promise.withResolvers<void>()
    fixture().play(text, async function* failing() {
      await isOver.promise
      yield answerPiece('一半')
      throw new PortFailure('model 400', { isFinal: true })
    })
    const bg = (more = {}) => createChatQuestion({ mode: 'bg', archive_id: me.own, cast: [7, 7, 7, 7, 7, 7], lot: undefined, ...more })
    const asked = bg({ text })
    const heard = send(me, asked)
    await expect.poll(async () => (await me.call('chatLogs')).data.conversations.length).toBe(1)
    // Postpones the job, so that it neither fails nor is claimed again before the question of the new day.
    const later = fixture().clock.now() + 2 * 86_400_000
    await fixture().db.updateTable('jobs').set({ run_at: later, ends_at: later }).where('user_id', '=', me.userId).execute()
    fixture().clock.pass({ days: 1 })
    expect((await send(me, bg())).code).toBe('ok')
    isOver.resolve()
    expect(endIn((await heard).events).turn.answer.state).toBe('failed')
    // Asks for the count again: that in the event may be older than the second question, because a sweep may have ended the answer.
    expect((await me.call('chatRemaining', { mode: 'bg' })).data.times).toBe(0)
    const back = await fixture()
      .db.selectFrom('ledger')
      .select(['delta', 'source'])
      .where('ref_id', '=', asked.message_id)
      .where('reason', '=', 'returned')
      .execute()
    expect([back, await listChatInconsistencies(fixture().db, me)]).toEqual([[{ delta: 0, source: 'day' }], []])
  })

  test('an answer unfinished at its deadline fails and is refunded', async () => {
    const me = await createShopper(fixture())
    const { db, clock } = fixture()
    const text = `失 ${newId()}`
    fixture().play(text, () => {
      throw new PortFailure('away')
    })
    const asked = createChatQuestion({ archive_id: me.own, text })
    const heard = send(me, asked)
    await expect
      .poll(() => db.selectFrom('jobs').select('last_error').where('user_id', '=', me.userId).execute())
      .toEqual([{ last_error: 'away' }])
    clock.pass({ minutes: 31 })
    expect(endIn((await heard).events).turn.answer.state).toBe('failed')
    expect([await timesOf(me), await listChatInconsistencies(db, me)]).toEqual([5, []])
  })

  test('two workers with one answer end it once', async () => {
    const me = await createShopper(fixture())
    const { db, clock } = fixture()
    const { message_id, heard, isOver } = await askAndHold(me, 1)
    // Makes the job due, as if the first worker had not renewed its lease; another worker claims it.
    await db.updateTable('jobs').set({ run_at: 0 }).where('user_id', '=', me.userId).execute()
    const deps = { ...depsOf(fixture()), answering: fixture().answering }
    const other = createJobWorker({ db, now: clock.now, log: silentLogger, kinds: createJobKinds(deps), pollMs: LEASE_MS })
    onTestFinished(() => other.stop())
    fixture().play(
      (await db.selectFrom('chat_turns').select('text').where('message_id', '=', message_id).executeTakeFirstOrThrow()).text,
      async function* second(_asked, { written }) {
        yield answerPiece(`after ${written.length}`)
        return { by: 'the second', isUnderstood: true }
      },
    )
    other.wake()
    const { turn } = endIn((await heard).events)
    isOver.resolve()
    expect(turn.answer).toMatchObject({ state: 'done', by: 'the second' })
    expect(turn.answer.pieces.map(({ text }) => text)).toEqual(['1', 'after 1'])
    expect([await timesOf(me), await listChatInconsistencies(db, me)]).toEqual([4, []])
  })

  test('an answer can be followed from any piece by many', async () => {
    const me = await createShopper(fixture())
    const { message_id, heard, isOver } = await askAndHold(me, 3)
    const others = [0, 2, 3, 9].map((after) => follow(me, message_id, after))
    isOver.resolve()
    const whole = piecesIn((await heard).events)
    for (const [index, other] of (await Promise.all(others)).entries()) {
      const { events, isWhole } = other
      expect([events[0]!.type, isWhole]).toEqual(['begun', true])
      expect(piecesIn(events)).toEqual(whole.slice([0, 2, 3, 9][index]))
      expect(endIn(events).turn).toMatchObject({ message_id, answer: { state: 'done' } })
    }
    expect(piecesIn((await follow(me, message_id, 1)).events)).toEqual(whole.slice(1))
  })

  test('limits one user to thirty followed answers', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const { message_id, heard, isOver } = await askAndHold(me, 1)
    const refused: unknown[] = []
    const others = Array.from({ length: 40 }, async () => {
      const { code } = await follow(me, message_id)
      if (code !== 'ok') refused.push(code)
      return code
    })
    await waitUntil(() => refused.length === 11)
    expect(new Set(refused)).toEqual(new Set(['tooManyRequests']))
    expect((await send(other, createChatQuestion({ archive_id: other.own }))).code).toBe('ok')
    isOver.resolve()
    expect((await Promise.all(others)).filter((code) => code === 'ok')).toHaveLength(29)
    expect((await heard).code).toBe('ok')
    expect((await follow(me, message_id)).code).toBe('ok')
  })

  test('a foreign answer is treated like an unknown one', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const asked = createChatQuestion({ archive_id: me.own })
    await send(me, asked)
    for (const message_id of [asked.message_id, newId()]) {
      expect((await follow(other, message_id)).code).toBe('notFound')
      expect((await other.call('chatStop', { message_id }, newId())).code).toBe(10004)
      expect((await other.call('chatRate', { message_id, rating: 1 }, newId())).code).toBe(10004)
    }
  })

  test('an answer completes after its client disconnects', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ archive_id: me.own })
    const leaving = new AbortController()
    const response = await fetch(`${fixture().server.url}/fapi/chat/send`, {
      method: 'POST',
      headers: { Authorization: me.token, 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      signal: leaving.signal,
    })
    await response.body!.getReader().read()
    leaving.abort()
    await expect.poll(() => stateOf(asked.message_id)).toBe('done')
    expect(piecesIn((await follow(me, asked.message_id)).events)).toHaveLength(4)
  })

  test('a long conversation sends a `long` event', async () => {
    const me = await createShopper(fixture())
    const asked = createChatQuestion({ mode: 'dt', lot: undefined })
    await send(me, asked)
    await fixture().db.updateTable('conversations').set({ turns: 20 }).where('user_id', '=', me.userId).execute()
    await fixture().db.updateTable('chat_turns').set({ nr: 20 }).where('user_id', '=', me.userId).execute()
    const { events } = await send(me, { ...asked, message_id: newId() })
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['begun', 'long'])
  })
}
