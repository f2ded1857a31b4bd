import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { addArchive } from '#device/archives/archives.ts'
import { parseImport } from '#device/archives/archives-import.ts'
import { applyImport } from '#device/archives/archives-merge.ts'
import { exportUserData } from '#device/account/export.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { listFinderEvents } from '#device/life/finder-events.ts'
import { computeHitRate } from '#device/life/hit-rate.ts'
import { saveParagraphVerdict, saveEvent, listEvents, listVerdicts, removeEvent, removeParagraphVerdict } from '#device/life/life.ts'
import { importLifeEntries, countNewLifeEntries, parseLifeEntries } from '#device/life/life-import.ts'
import { listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { getUserDb } from '#device/store/db.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { configureApi } from '#device/wire/api.ts'
import { createTestLifeEvent } from '../support/life-entries.ts'
import { newId } from '../support/server-client.ts'
import { logInHere, createOtherDeviceUser, createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()

/** Creates a user with an archive, on this device and on another one. */
async function start() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = await addArchive(userId, createTestProfile({ user_name: '甲' }))
  await sync()
  const move = { archive_id, kind: 'move', date: '2008-06', note: '搬到上海' } as const
  const said = { archive_id, product_id: 'fatebook', paragraph: 'self.temper.a', version: 1, share: 7.7, verdict: 'hit' } as const
  const events = () => listEvents(userId, archive_id)
  const verdicts = () => listVerdicts(userId, archive_id)
  const there = async () => (await account.call('lifeList')).data
  return { account, userId, archive_id, move, said, events, verdicts, there }
}

describe('an event', () => {
  it('is stored here at once and on the server once online', async () => {
    const { userId, move, events, there } = await start()
    const event_id = await saveEvent(userId, move)
    const [event] = await events()
    expect(event).toEqual({ ...move, event_id, is_removed: false, made_at: expect.any(Number) as number })
    server.plan('down')
    expect(await sync()).toMatchObject({ outcome: 'later' })
    expect([await there(), await events()]).toMatchObject([{ events: [] }, [event]])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect((await there()).events).toEqual([event])
  })

  it('from another device is pulled once', async () => {
    const { account, userId, archive_id, events, there } = await start()
    const theirs = createTestLifeEvent(archive_id)
    await account.call('lifeSave', theirs, newId())
    await pullAllDocuments()
    expect(await events()).toEqual([theirs])
    expect((await getUserDb(userId).state.get('lifeUntil'))?.value).toBe((await there()).until)
    const written: unknown[] = []
    getUserDb(userId).life.hook('updating', (change) => void written.push(change))
    await pullDocument('life')
    expect(written).toEqual([])
  })

  it('is listed by date, whatever the precision', async () => {
    const { userId, move, events } = await start()
    for (const date of ['2008-06-12', '2010', '2008', '2008-06']) await saveEvent(userId, { ...move, date })
    expect((await events()).map(({ date }) => date)).toEqual(['2008', '2008-06', '2008-06-12', '2010'])
  })

  it('edited on two devices gets the latest edit everywhere', async () => {
    const { account, userId, move, events, there } = await start()
    await saveEvent(userId, move)
    await sync()
    const [event] = await events()
    const theirs = { ...event!, note: '彼', made_at: event!.made_at + 60_000 }
    await account.call('lifeSave', theirs, newId())
    await saveEvent(userId, { ...move, event_id: event!.event_id, note: '此' })
    await sync()
    expect([await events(), (await there()).events]).toEqual([[theirs], [theirs]])
    await saveEvent(userId, { ...move, event_id: event!.event_id, note: '后' })
    await sync()
    expect((await there()).events).toMatchObject([{ note: '后' }])
    expect(await events()).toEqual((await there()).events)
  })

  it('edited repeatedly while offline is sent once', async () => {
    const { userId, move, there } = await start()
    const event_id = await saveEvent(userId, move)
    for (const note of ['一', '二', '三']) await saveEvent(userId, { ...move, event_id, note })
    expect(await listPendingChanges(userId)).toMatchObject([{ input: { note: '三' } }])
    await sync()
    expect((await there()).events).toMatchObject([{ note: '三' }])
  })

  it('is removed without leaving its text and can be saved again', async () => {
    const { userId, move, events, there } = await start()
    const event_id = await saveEvent(userId, move)
    await sync()
    const [event] = await events()
    await removeEvent(userId, event!)
    expect(await events()).toEqual([])
    await sync()
    expect(JSON.stringify(await there())).not.toContain(move.note)
    await saveEvent(userId, { ...move, event_id })
    await sync()
    expect(await events()).toMatchObject([{ ...move, event_id }])
    expect(await events()).toEqual((await there()).events)
  })

  it.each(['loseReply', 'duplicate', 'error500', 'emptyAnswer'] as const)(
    'is stored once despite a faulty connection (%s)',
    async (fault) => {
      const { userId, move, events, there } = await start()
      await saveEvent(userId, move)
      server.plan(fault)
      await sync()
      await sync()
      expect((await there()).events).toEqual(await events())
      expect(await events()).toHaveLength(1)
    },
  )

  it('is saved by its own user only and deleted with its archive', async () => {
    const { account, userId, move } = await start()
    await logInHere(server)
    await expect(saveEvent(userId, move)).rejects.toBeInstanceOf(OtherUserError)
    await account.here()
    await saveEvent(userId, move)
    await sync()
    // Removes the archive from the local list, as if the period in which it can be restored had ended.
    await getUserDb(userId).archives.clear()
    await getUserDb(userId).state.delete('removed')
    await pullDocument('life')
    expect([await getUserDb(userId).life.count(), await getUserDb(userId).state.get('lifeUntil')]).toEqual([0, undefined])
  })

  it('of a deleted archive is dropped without asking the user', async () => {
    const { account, userId, archive_id, move } = await start()
    await account.call('removeArchive', { archive_id }, newId())
    server.clock.pass({ days: 31 })
    await account.here()
    await saveEvent(userId, move)
    await sync()
    expect([await listFailures(userId), await listPendingChanges(userId)]).toEqual([[], []])
  })

  it('is passed to the hour finder if its kind is relevant', async () => {
    const { userId, archive_id, move } = await start()
    await saveEvent(userId, { ...move, kind: 'travel', date: '2001' })
    await saveEvent(userId, { ...move, kind: 'child', date: '2011-03-04' })
    await saveEvent(userId, move)
    expect(await listFinderEvents(userId, archive_id)).toEqual([
      { kind: 'move', date: '2008-06' },
      { kind: 'child', date: '2011-03-04' },
    ])
  })
})

describe('a verdict', () => {
  it('is unique per paragraph, replaceable and removable', async () => {
    const { userId, said, verdicts, there } = await start()
    await saveParagraphVerdict(userId, said)
    await saveParagraphVerdict(userId, { ...said, verdict: 'miss' })
    await saveParagraphVerdict(userId, { ...said, paragraph: 'self.temper.b' })
    expect((await verdicts()).map(({ paragraph, verdict }) => [paragraph, verdict])).toEqual([
      ['self.temper.a', 'miss'],
      ['self.temper.b', 'hit'],
    ])
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    expect((await there()).verdicts).toEqual(await verdicts())
    await removeParagraphVerdict(userId, said)
    await sync()
    expect(await verdicts()).toMatchObject([{ paragraph: 'self.temper.b' }])
    expect((await there()).verdicts.filter(({ is_removed }) => !is_removed)).toEqual(await verdicts())
  })
})

describe('the hit rate', () => {
  const many = (verdict: 'hit' | 'miss' | 'unclear', count: number, share: number) =>
    Array.from({ length: count }, () => ({ verdict, share }))

  it('is the share of hits beside the mean chance, without unclear verdicts', () => {
    const verdicts = [...many('hit', 6, 20), ...many('miss', 4, 70), ...many('unclear', 9, 100)]
    // `chance` in percent: (6 × 20 + 4 × 70) ÷ 10 = 40.
    expect(computeHitRate(verdicts)).toEqual({ hits: 6, misses: 4, unclear: 9, rate: 60, chance: 40 })
  })

  it('is null below ten verdicts', () => {
    expect(computeHitRate([...many('hit', 9, 20), ...many('unclear', 5, 20)])).toEqual({
      hits: 9,
      misses: 0,
      unclear: 5,
      rate: null,
      chance: null,
    })
    expect(computeHitRate([])).toMatchObject({ rate: null, chance: null })
  })
})

describe('a life export', () => {
  it('from this device can be imported into another account', async () => {
    const { userId, move, said } = await start()
    await saveEvent(userId, move)
    await saveParagraphVerdict(userId, said)
    configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })
    const { file, source } = await exportUserData(userId)
    configureApi({ baseUrl: server.url, timeoutMs: 5_000 })
    expect(source).toBe('device')
    const text = await file.text()
    expect(JSON.parse(text)).toMatchObject({ events: [move], verdicts: [said] })

    const { userId: other } = await logInHere(server)
    const filed = parseImport(text)
    if ('trouble' in filed) throw new Error(filed.trouble.kind)
    const life = parseLifeEntries(text)
    expect(await countNewLifeEntries(other, filed.archives, life)).toBe(2)
    await applyImport(other, filed.archives, () => 'mine')
    await importLifeEntries(other, filed.archives, life)
    expect(await countNewLifeEntries(other, filed.archives, life)).toBe(0)
    const { archive_id } = filed.archives[0]!
    expect(await listEvents(other, archive_id)).toMatchObject([move])
    expect(await listVerdicts(other, archive_id)).toMatchObject([said])
  })

  it('adds only missing events and matches archives by profile', async () => {
    const { userId, archive_id, move, events } = await start()
    const event_id = await saveEvent(userId, { ...move, note: '此' })
    const { archive_id: _id, ...born } = { ...createTestProfile({ user_name: '甲' }), archive_id }
    const file = [{ ...born, archive_id: newId() }] as never
    const filedId = (file as { archive_id: string }[])[0]!.archive_id
    const life = [
      createTestLifeEvent(filedId, { event_id, note: '彼' }),
      createTestLifeEvent(filedId, { date: '1999' }),
      createTestLifeEvent(newId()),
    ]
    expect(await countNewLifeEntries(userId, file, life)).toBe(1)
    await importLifeEntries(userId, file, life)
    expect((await events()).map(({ date, note }) => [date, note])).toEqual([
      ['1999', '搬到上海'],
      ['2008-06', '此'],
    ])
  })

  it('without valid life data contains no events', () => {
    expect(parseLifeEntries('{}')).toEqual([])
    expect(parseLifeEntries('{"events":[{"kind":"lottery"}],"verdicts":7}')).toEqual([])
  })
})
