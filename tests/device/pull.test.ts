import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { selectArchive, getCurrentArchive, selectArchiveExceptToday, getTodaysArchive } from '#device/archives/archive-choice.ts'
import { getArchive, getArchivesPullTime, listArchives, listRemovedArchives } from '#device/archives/archive-list.ts'
import { addArchive, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { configureApi } from '#device/wire/api.ts'
import { getUserDb } from '#device/store/db.ts'
import { logOut } from '#device/session/log-out.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { sendAndPull } from '#device/sync/wake.ts'
import { createArchiveInput } from '../support/server-client.ts'
import { createOtherDeviceUser, omitListFields, createTestProfile, profileOf, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

async function start() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const there = <N extends 'addArchive' | 'removeArchive' | 'markPinned' | 'restoreArchive'>(name: N, input: object) =>
    account.call(name, input, crypto.randomUUID())
  return { account, userId, there }
}

const shown = async (userId: string) =>
  (await listArchives(userId)).map(({ user_name, mark }) => (mark ? `${user_name} ${mark}` : user_name))

describe('a pull', () => {
  it('downloads the list and records when', async () => {
    const { account, userId, there } = await start()
    await there('addArchive', createArchiveInput({ user_name: '甲' }))
    await there('addArchive', createArchiveInput({ user_name: '乙' }))
    expect(await getArchivesPullTime(userId)).toBeNull()
    const before = Date.now()
    await pullDocument('archives')
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
    expect(await shown(userId)).toEqual(['甲', '乙'])
    expect(await getArchivesPullTime(userId)).toBeGreaterThanOrEqual(before)
  })

  it('rejects a valid answer that is not for this user', async () => {
    const { userId, there } = await start()
    await there('addArchive', createArchiveInput({ user_name: '甲' }))
    await pullDocument('archives')
    server.planReads('foreignEnvelope')
    await expect(pullDocument('archives')).rejects.toMatchObject({ codeName: 'unreadable' })
    expect(await shown(userId)).toEqual(['甲'])
  })

  it('keeps archives missing from the list restorable for 30 days', async () => {
    const { account, userId, there } = await start()
    const { archive_id } = await there('addArchive', createArchiveInput({ user_name: '甲' })).then(({ data }) => data)
    await pullDocument('archives')
    const before = await getArchive(userId, archive_id)
    server.planReads('emptied')
    await pullDocument('archives')
    expect(await shown(userId)).toEqual([])
    expect(await listRemovedArchives(userId)).toMatchObject([{ archive_id, user_name: '甲' }])
    server.planReads('emptied')
    await pullDocument('archives')
    expect(await listRemovedArchives(userId)).toHaveLength(1)

    await restoreArchive(userId, archive_id)
    expect(await shown(userId)).toEqual(['甲 waiting'])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await getArchive(userId, archive_id)).toMatchObject({ ...omitListFields(before!) })
    expect(await listRemovedArchives(userId)).toEqual([])
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })

  it('deletes missing archives after 30 days', async () => {
    const { userId, there } = await start()
    await there('addArchive', createArchiveInput({ user_name: '甲' }))
    await pullDocument('archives')
    server.planReads('emptied')
    await pullDocument('archives')
    await getUserDb(userId)
      .archives.toCollection()
      .modify({ lost_at: Date.now() - 31 * 86_400_000 })
    server.planReads('emptied')
    await pullDocument('archives')
    expect(await getUserDb(userId).archives.count()).toBe(0)
  })

  it('ends without an error when its user logs out', async () => {
    await start()
    server.reads.length = 0
    const release = server.delayNextAnswer()
    const pulling = sendAndPull()
    await vi.waitUntil(() => server.reads.includes('/user/get-archive'))
    await logOut()
    release()
    await expect(pulling).resolves.toMatchObject({ outcome: 'done' })
  })

  it('is hedged when a request hangs', async () => {
    const { userId, there } = await start()
    await there('addArchive', createArchiveInput({ user_name: '甲' }))
    configureApi({ hedgeAfterMs: 50 })
    server.planReads('hang')
    await pullDocument('archives')
    expect(await shown(userId)).toEqual(['甲'])
  })

  it('applies additions, pins and removals of another device', async () => {
    const { account, userId, there } = await start()
    const first = createArchiveInput({ user_name: '甲' })
    const second = createArchiveInput({ user_name: '乙' })
    await there('addArchive', first)
    await there('addArchive', second)
    await pullDocument('archives')
    await there('markPinned', { archive_id: second.archive_id })
    await there('removeArchive', { archive_id: first.archive_id })
    await pullDocument('archives')
    expect(await shown(userId)).toEqual(['乙'])
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
    expect(await listRemovedArchives(userId)).toMatchObject([{ archive_id: first.archive_id, user_name: '甲' }])
    await restoreArchive(userId, first.archive_id)
    expect(await shown(userId)).toEqual(['乙', '甲 waiting'])
    await sync()
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })

  it('reapplies unsent changes over the pulled list', async () => {
    const { userId, there } = await start()
    const one = await addArchive(userId, createTestProfile({ user_name: '甲' }))
    const two = await addArchive(userId, createTestProfile({ user_name: '乙' }))
    await sync()
    await updateArchive(userId, { ...profileOf(one), user_name: '改', archive_id: one.archive_id, base_version: 1 })
    await removeArchive(userId, two.archive_id)
    await addArchive(userId, createTestProfile({ user_name: '新' }))
    await there('markPinned', { archive_id: one.archive_id })
    await there('addArchive', createArchiveInput({ user_name: '彼' }))
    await pullDocument('archives')
    expect(await shown(userId)).toEqual(['改 waiting', '彼', '新 waiting'])
    expect(await getArchive(userId, one.archive_id)).toMatchObject({ pinned_at: expect.any(Number) })
    await sync()
    await pullDocument('archives')
    expect(await shown(userId)).toEqual(['改', '彼', '新'])
  })

  it('fails without a network and changes nothing', async () => {
    const { userId } = await start()
    await addArchive(userId, createTestProfile())
    configureApi({ baseUrl: 'http://127.0.0.1:9' })
    await expect(pullDocument('archives')).rejects.toMatchObject({ codeName: 'offline' })
    expect(await shown(userId)).toEqual(['王小明 waiting'])
    expect(await getArchivesPullTime(userId)).toBeNull()
  })

  it('writes no unchanged rows', async () => {
    const { userId } = await start()
    await addArchive(userId, createTestProfile())
    await sync()
    await pullDocument('archives')
    const written: unknown[] = []
    getUserDb(userId).archives.hook('updating', (change) => void written.push(change))
    getUserDb(userId).archives.hook('creating', (_key, row) => void written.push(row))
    await pullDocument('archives')
    expect(written).toEqual([])
  })

  it.each([99, 100, 101, 500])('of %i known archives writes no archive and keeps concurrent edits', async (count) => {
    const { userId, there } = await start()
    for (let i = 0; i < count; i++) await there('addArchive', createArchiveInput({ user_name: `第${i}` }))
    await pullDocument('archives')
    const read = vi.spyOn(IDBObjectStore.prototype, 'get')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await pullDocument('archives')
    // Reads: session and list of removed archives. Writes: list of removed archives and time of the pull.
    expect([read.mock.calls.length, put.mock.calls.length]).toEqual([2, 2])
    vi.restoreAllMocks()
    const [first] = await listArchives(userId)
    const release = server.delayNextAnswer()
    const pulling = pullDocument('archives')
    await updateArchive(userId, { ...profileOf(first!), user_name: '改', archive_id: first!.archive_id, base_version: first!.version })
    release()
    await pulling
    expect((await shown(userId))[0]).toBe('改 waiting')
  })

  it('can be skipped while the local data is fresh', async () => {
    const { userId } = await start()
    const pulls = () => server.reads.filter((path) => path === '/user/get-archive').length
    await sendAndPull({ skipsFresh: true })
    await sendAndPull({ skipsFresh: true })
    expect(pulls()).toBe(1)
    await getUserDb(userId).state.put({ key: 'pulledAt:archives', value: Date.now() - 10_000 })
    await sendAndPull({ skipsFresh: true })
    expect(pulls()).toBe(2)
    await sendAndPull()
    expect(pulls()).toBe(3)
  })

  it('does not undo a change sent while its answer is pending', async () => {
    const { account, userId } = await start()
    const release = server.delayNextAnswer()
    const pulling = pullDocument('archives')
    await addArchive(userId, createTestProfile())
    const sending = sync()
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
    release()
    await Promise.all([pulling, sending])
    expect(await shown(userId)).toEqual(['王小明'])
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })

  it('keeps the latest pin first despite a different server clock', async () => {
    const { userId } = await start()
    const one = await addArchive(userId, createTestProfile({ user_name: '甲' }))
    const two = await addArchive(userId, createTestProfile({ user_name: '乙' }))
    await sync()
    await pinArchive(userId, one.archive_id)
    await pinArchive(userId, two.archive_id)
    server.clock.pass({ minutes: 10 })
    server.plan('none', 'down')
    expect(await sync()).toEqual({ outcome: 'later', sent: 1 })
    expect(await shown(userId)).toEqual(['乙 waiting', '甲'])
    await sync()
    expect(await shown(userId)).toEqual(['乙', '甲'])
  })

  it('is not undone by the repeated answer to an older change', async () => {
    const { account, userId, there } = await start()
    const one = await addArchive(userId, createTestProfile({ user_name: '甲' }))
    await sync()
    await pinArchive(userId, one.archive_id)
    server.plan('loseReply')
    await sync()
    server.clock.pass({ seconds: 5 })
    await there('markPinned', { archive_id: one.archive_id })
    await pullDocument('archives')
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })
})

describe('the current archive', () => {
  it('is the first in the list unless one is selected', async () => {
    const { userId } = await start()
    expect(await getCurrentArchive(userId)).toBeNull()
    const one = await addArchive(userId, createTestProfile({ user_name: '甲' }))
    const two = await addArchive(userId, createTestProfile({ user_name: '乙' }))
    expect((await getCurrentArchive(userId))!.archive_id).toBe(one.archive_id)
    await selectArchive(userId, two.archive_id)
    expect((await getCurrentArchive(userId))!.archive_id).toBe(two.archive_id)
    await removeArchive(userId, two.archive_id)
    expect((await getCurrentArchive(userId))!.archive_id).toBe(one.archive_id)
  })

  it('changes by viewing, while Today changes only by selection', async () => {
    const { userId } = await start()
    const one = await addArchive(userId, createTestProfile({ user_name: '甲' }))
    const two = await addArchive(userId, createTestProfile({ user_name: '乙' }))
    const ids = async () => [(await getCurrentArchive(userId))!.archive_id, (await getTodaysArchive(userId))!.archive_id]
    await selectArchiveExceptToday(userId, two.archive_id)
    expect(await ids()).toEqual([two.archive_id, one.archive_id])
    await selectArchiveExceptToday(userId, one.archive_id)
    await selectArchiveExceptToday(userId, two.archive_id)
    expect(await ids()).toEqual([two.archive_id, one.archive_id])
    await selectArchive(userId, two.archive_id)
    expect(await ids()).toEqual([two.archive_id, two.archive_id])
    await selectArchiveExceptToday(userId, one.archive_id)
    await pinArchive(userId, one.archive_id)
    expect(await ids()).toEqual([one.archive_id, one.archive_id])
  })

  it('is the pinned one after a pin', async () => {
    const { userId } = await start()
    const one = await addArchive(userId, createTestProfile({ user_name: '甲' }))
    const two = await addArchive(userId, createTestProfile({ user_name: '乙' }))
    await selectArchive(userId, one.archive_id)
    await pinArchive(userId, two.archive_id)
    expect((await getCurrentArchive(userId))!.archive_id).toBe(two.archive_id)
  })
})
