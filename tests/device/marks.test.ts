import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { removeArchive } from '#device/archives/archives.ts'
import { saveMark, listMarks, removeMark } from '#device/books/marks.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { discardFailure, retryFailure } from '#device/outbox/decide.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { getUserDb } from '#device/store/db.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { newId } from '../support/server-client.ts'
import { logInHere, useHostileServer } from './here.ts'
import { byId, existing, start, textsOf } from './marked-book.ts'

const server = useHostileServer()

describe('a mark in a book', () => {
  it('is stored here at once and on the server once online', async () => {
    const { account, userId, note, here } = await start(server)
    const before = Date.now()
    const mark_id = await saveMark(userId, { ...note('记一笔'), paragraph: 'chart.day.geng', quote: '庚' })
    const [mark] = await here()
    expect(mark).toEqual({
      ...note('记一笔'),
      mark_id,
      paragraph: 'chart.day.geng',
      quote: '庚',
      is_removed: false,
      made_at: expect.any(Number),
      made_over: null,
    })
    expect(mark!.made_at).toBeGreaterThanOrEqual(before)
    server.plan('down')
    expect(await sync()).toMatchObject({ outcome: 'later' })
    expect([await existing(account), await here()]).toEqual([[], [mark]])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await existing(account)).toEqual([mark])
  })

  it('from another device is pulled once', async () => {
    const { account, userId, note, here, elsewhere } = await start(server)
    await saveMark(userId, note('此'))
    await sync()
    const [mark] = await here()
    const there = await elsewhere(mark!, { text: '彼' })
    await pullDocument('bookMarks')
    expect(await here()).toEqual([there])
    const { until } = (await account.call('bookMarks')).data
    expect((await getUserDb(userId).state.get('bookMarksUntil'))?.value).toBe(until)
    const written: unknown[] = []
    getUserDb(userId).marks.hook('updating', (change) => void written.push(change))
    await pullDocument('bookMarks')
    expect(written).toEqual([])
  })

  it('is listed in its own book only, and nowhere once removed', async () => {
    const { account, userId, archive_id, note, here } = await start(server)
    await saveMark(userId, { ...note('年'), product_id: 'annual:2026' })
    const gone = await saveMark(userId, note('去'))
    await saveMark(userId, note('留'))
    await removeMark(userId, archive_id, gone)
    expect(textsOf(await here())).toEqual(['留'])
    expect(textsOf(await listMarks(userId, archive_id, 'annual:2026'))).toEqual(['年'])
    await sync()
    await pullAllDocuments()
    expect(textsOf(await here())).toEqual(['留'])
    expect(textsOf(await existing(account))).toEqual(['年', '留'].toSorted())
    expect(JSON.stringify((await account.call('bookMarks')).data)).not.toContain('去')
  })

  it("of a card's position waits as a single change", async () => {
    const { account, userId, place, here } = await start(server)
    for (const paragraph of ['a', 'b', 'c']) await saveMark(userId, place('chart', paragraph))
    await saveMark(userId, place('self', 'd'))
    expect(await listPendingChanges(userId)).toMatchObject([{ input: { paragraph: 'c' } }, { input: { paragraph: 'd' } }])
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    expect((await existing(account)).map(({ mark_id, paragraph }) => [mark_id, paragraph])).toEqual([
      ['place fatebook chart', 'c'],
      ['place fatebook self', 'd'],
    ])
    expect(byId(await here())).toEqual(byId(await existing(account)))
  })

  it('of a position is sent again if changed during a request', async () => {
    const { account, userId, place, here } = await start(server)
    await saveMark(userId, place('chart', 'a'))
    const release = server.delayNextAnswer()
    const sending = sync()
    await expect.poll(() => server.writes.length).toBe(2)
    await saveMark(userId, place('chart', 'b'))
    release()
    await sending
    await sync()
    expect(await existing(account)).toMatchObject([{ paragraph: 'b' }])
    expect(await here()).toEqual(await existing(account))
  })

  it('of a position yields to a later one from another device', async () => {
    const { account, userId, place, here, elsewhere } = await start(server)
    await saveMark(userId, place('chart', 'a'))
    await sync()
    const [mark] = await here()
    // Saved on this device, but not sent before the other device saved a newer version.
    await saveMark(userId, place('chart', 'b'))
    const there = await elsewhere(mark!, { paragraph: 'c' })
    await pullDocument('bookMarks')
    expect(await here()).toEqual([there])
    await sync()
    expect([await here(), await existing(account)]).toEqual([[there], [there]])
    // Expects a later time than that of the replaced mark, although that time is a minute ahead of this clock.
    await saveMark(userId, place('chart', 'd'))
    await sync()
    expect(await existing(account)).toMatchObject([{ paragraph: 'd' }])
  })
})

describe('a rejected mark', () => {
  it('is reported with its archive and can be retried or discarded', async () => {
    const { account, userId, note, here } = await start(server)
    await saveMark(userId, note('一'))
    await saveMark(userId, { ...(await here())[0]!, text: '一二' })
    server.plan('forbidden')
    await sync()
    expect(await here()).toEqual([])
    const [failure] = await listFailures(userId)
    expect(failure).toMatchObject({ name: '甲', intent: { kind: 'bookMark' }, after: [{ input: { text: '一二' } }] })
    await retryFailure(userId, failure!.id)
    expect(textsOf(await here())).toEqual(['一二'])
    await sync()
    expect(await here()).toEqual(await existing(account))
    await saveMark(userId, note('又'))
    server.plan('forbidden')
    await sync()
    await discardFailure(userId, (await listFailures(userId))[0]!.id)
    expect(textsOf(await here())).toEqual(['一二'])
  })

  it('of a deleted archive is dropped without asking the user', async () => {
    const { account, userId, archive_id, note } = await start(server)
    await account.call('removeArchive', { archive_id }, newId())
    server.clock.pass({ days: 31 })
    await account.here()
    await saveMark(userId, note('一'))
    await sync()
    expect([await listFailures(userId), await listPendingChanges(userId)]).toEqual([[], []])
  })

  it('can be discarded together with all unsent changes', async () => {
    const { userId, note, here } = await start(server)
    await saveMark(userId, note('一'))
    await sync()
    const before = await here()
    await saveMark(userId, { ...before[0]!, text: '一二' })
    await saveMark(userId, note('又'))
    await discardUnsentChanges(userId)
    expect(await here()).toEqual(before)
  })
})

describe('marks', () => {
  it('are deleted with their archive and pulled again if it returns', async () => {
    const { account, userId, archive_id, note, here } = await start(server)
    await saveMark(userId, note('一'))
    await sync()
    await pullAllDocuments()
    const before = await here()
    await removeArchive(userId, archive_id)
    await sync()
    await pullAllDocuments()
    expect(await here()).toEqual(before)
    // Removes the archive from the local list, as if it had reached the server just after the request.
    await getUserDb(userId).archives.clear()
    await getUserDb(userId).state.delete('removed')
    await pullDocument('bookMarks')
    expect(await here()).toEqual([])
    await account.call('restoreArchive', { archive_id }, newId())
    await pullAllDocuments()
    expect(await here()).toEqual(before)
  })

  it('are private to their user', async () => {
    const { userId, archive_id, note, here } = await start(server)
    await saveMark(userId, note('一'))
    await sync()
    const before = await here()
    const second = await logInHere(server)
    expect(await listMarks(second.userId, archive_id, 'fatebook')).toEqual([])
    await expect(saveMark(userId, note('又'))).rejects.toThrow(OtherUserError)
    await expect(removeMark(userId, archive_id, before[0]!.mark_id)).rejects.toThrow(OtherUserError)
    expect(await here()).toEqual(before)
  })
})
