import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { getArchive, listArchives, listRemovedArchives } from '#device/archives/archive-list.ts'
import { addArchive, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { configureApi } from '#device/wire/api.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { getSession } from '#device/session/session.ts'
import { sync } from '#device/sync/sync.ts'
import { discardFailure, retryFailure } from '#device/outbox/decide.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { countUnsyncedItems, listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { logInHere, createOtherDeviceUser, omitListFields, createTestProfile, profileOf, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

/** Returns the names in the archive list, each with its sync mark. */
async function shown(userId: string): Promise<string[]> {
  return (await listArchives(userId)).map(({ user_name, mark }) => (mark ? `${user_name} ${mark}` : user_name))
}

describe('a change made without a network', () => {
  it('shows at once, waits, and equals the server row after sending', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const mine = await addArchive(userId, createTestProfile())
    expect(mine).toMatchObject({ type: 0, version: 0, is_lock: true, pinned_at: null, year_ganzhi: '甲子', month_ganzhi: '丙寅' })
    expect(await shown(userId)).toEqual(['王小明 waiting'])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await shown(userId)).toEqual(['王小明'])
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })

  it("sends all changes in order, each edit on its predecessor's version", async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const mine = await addArchive(userId, createTestProfile())
    await addArchive(userId, createTestProfile({ user_name: '友' }))
    const edited = await updateArchive(userId, {
      ...profileOf(mine),
      user_name: '一',
      archive_id: mine.archive_id,
      base_version: mine.version,
    })
    await updateArchive(userId, { ...profileOf(edited), user_name: '二', archive_id: mine.archive_id, base_version: edited.version })
    const other = (await listArchives(userId))[1]!
    await pinArchive(userId, other.archive_id)
    await removeArchive(userId, mine.archive_id)
    await restoreArchive(userId, mine.archive_id)
    expect(await shown(userId)).toEqual(['友 waiting', '二 waiting'])
    expect(await sync()).toEqual({ outcome: 'done', sent: 7 })
    expect(server.writes.map(({ path }) => path)).toEqual([
      '/user/add-archive',
      '/user/add-archive',
      '/user/update-archive',
      '/user/update-archive',
      '/user/mark-pinned',
      '/user/remove-archive',
      '/user/restore-archive',
    ])
    expect(await shown(userId)).toEqual(['友', '二'])
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
    expect((await serverList(account)).map(({ type, version }) => [type, version])).toEqual([
      [1, 1],
      [0, 3],
    ])
  })

  it('lists unsent and sent removals as restorable', async () => {
    const { userId } = await logInHere(server)
    const { archive_id } = await addArchive(userId, createTestProfile())
    await removeArchive(userId, archive_id)
    expect(await listRemovedArchives(userId)).toMatchObject([{ archive_id, user_name: '王小明' }])
    await sync()
    expect(await listRemovedArchives(userId)).toMatchObject([{ archive_id, user_name: '王小明' }])
    await restoreArchive(userId, archive_id)
    expect(await listRemovedArchives(userId)).toEqual([])
    expect(await shown(userId)).toEqual(['王小明 waiting'])
    await sync()
    expect(await shown(userId)).toEqual(['王小明'])
  })
})

describe('a failing connection', () => {
  it.each(['loseReply', 'error500', 'emptyAnswer'] as const)('applies a change once when its answer is lost (%s)', async (fault) => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    await addArchive(userId, createTestProfile())
    server.plan(fault)
    expect(await sync()).toEqual({ outcome: 'later', sent: 0 })
    expect(await shown(userId)).toEqual(['王小明 waiting'])
    expect(await serverList(account)).toHaveLength(1)
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    const [first, second] = server.writes
    expect(second!.key).toBe(first!.key)
    expect(await serverList(account)).toHaveLength(1)
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })

  it('does not make an edit with a lost answer stale', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const mine = await addArchive(userId, createTestProfile())
    await sync()
    await updateArchive(userId, { ...profileOf(mine), user_name: '改', archive_id: mine.archive_id, base_version: 1 })
    server.plan('loseReply')
    await sync()
    await pullDocument('archives')
    expect(await shown(userId)).toEqual(['改 waiting'])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await shown(userId)).toEqual(['改'])
    expect((await serverList(account))[0]!.version).toBe(2)
  })

  it('has one effect when the server receives a change twice', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    await addArchive(userId, createTestProfile())
    server.plan('duplicate')
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await serverList(account)).toHaveLength(1)
  })

  it.each(['serverError', 'tooManyRequests', 'down', 'captivePortal', 'foreignEnvelope'] as const)(
    'stops at the failed change and resumes with it (%s)',
    async (fault) => {
      const account = await createOtherDeviceUser(server)
      const userId = await account.here()
      for (const user_name of ['甲', '乙', '丙']) await addArchive(userId, createTestProfile({ user_name }))
      server.plan('none', fault)
      expect(await sync()).toEqual({ outcome: 'later', sent: 1 })
      expect(await shown(userId)).toEqual(['甲', '乙 waiting', '丙 waiting'])
      expect(server.writes).toHaveLength(2)
      expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
      expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['甲', '乙', '丙'])
    },
  )

  it('is hedged under the same key when a request hangs', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    await addArchive(userId, createTestProfile())
    configureApi({ hedgeAfterMs: 50 })
    server.plan('hang')
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(server.writes.map(({ fault }) => fault)).toEqual(['hang', 'none'])
    expect(new Set(server.writes.map(({ key }) => key)).size).toBe(1)
    expect(await serverList(account)).toHaveLength(1)
  })

  it('times out when no answer arrives', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    configureApi({ timeoutMs: 50 })
    server.plan('hang')
    expect(await sync()).toEqual({ outcome: 'later', sent: 0 })
    expect(await countUnsyncedItems(userId)).toBe(1)
  })
})

describe('an expired session', () => {
  it.each(['sessionTimedOut', 'timedOutIn200'] as const)('pauses the queue until the same user logs in (%s)', async (fault) => {
    const { userId, address } = await logInHere(server)
    await addArchive(userId, createTestProfile({ user_name: '甲' }))
    await addArchive(userId, createTestProfile({ user_name: '乙' }))
    server.plan('none', fault)
    expect(await sync()).toEqual({ outcome: 'login', sent: 1 })
    const expired = await getSession()
    expect(expired).toMatchObject({ user_id: userId, is_expired: true })
    expect(await shown(userId)).toEqual(['甲', '乙 waiting'])
    expect(await sync()).toEqual({ outcome: 'login', sent: 0 })
    expect(server.writes).toHaveLength(2)
    await logInHere(server, address)
    expect((await getSession())!.is_expired).toBe(false)
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(server.writes.at(-1)!.token).not.toBe(`Bearer ${expired!.token}`)
    expect(await shown(userId)).toEqual(['甲', '乙'])
  })
})

describe('a change that the server rejects', () => {
  it('is rolled back and stored without blocking later changes', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const mine = await addArchive(userId, createTestProfile({ user_name: '甲' }))
    await sync()
    await updateArchive(userId, { ...profileOf(mine), user_name: '改', archive_id: mine.archive_id, base_version: 1 })
    await addArchive(userId, createTestProfile({ user_name: '乙' }))
    server.plan('forbidden')
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    expect(await shown(userId)).toEqual(['甲 failed', '乙'])
    expect(await listFailures(userId)).toMatchObject([{ subject: mine.archive_id, code: 10005, name: '改' }])
    const [failure] = await listFailures(userId)
    await retryFailure(userId, failure!.id)
    expect(await shown(userId)).toEqual(['改 waiting', '乙'])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await shown(userId)).toEqual(['改', '乙'])
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['改', '乙'])
  })

  it('lists its invalid fields and includes dependent changes', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    await addArchive(userId, createTestProfile({ user_name: '甲' }))
    // Uses a name that no form accepts, as an older app version might have.
    const bad = await addArchive(userId, createTestProfile({ user_name: '<b>', birthday: '1984-02-15 08:30:00' }))
    await updateArchive(userId, { ...profileOf(bad), user_name: '好', archive_id: bad.archive_id, base_version: 0 })
    await pinArchive(userId, bad.archive_id)
    await addArchive(userId, createTestProfile({ user_name: '乙' }))
    expect(await sync()).toEqual({ outcome: 'done', sent: 3 })
    expect(await shown(userId)).toEqual(['甲', '乙'])
    const [failure] = await listFailures(userId)
    expect(failure).toMatchObject({ code: 10001, name: '<b>', fields: [{ field: 'user_name', rule: 'noMarkup' }] })
    expect(failure!.after.map(({ kind }) => kind)).toEqual(['updateArchive', 'markPinned'])
    await discardFailure(userId, failure!.id)
    expect(await countUnsyncedItems(userId)).toBe(0)
  })

  it('is dropped when the archive was removed afterwards', async () => {
    const { userId } = await logInHere(server)
    const bad = await addArchive(userId, createTestProfile({ user_name: '<b>' }))
    await removeArchive(userId, bad.archive_id)
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await countUnsyncedItems(userId)).toBe(0)
    expect(await listRemovedArchives(userId)).toEqual([])
  })

  it('is ignored for a removal already made elsewhere', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const { archive_id } = await addArchive(userId, createTestProfile())
    await sync()
    await account.call('removeArchive', { archive_id }, crypto.randomUUID())
    await removeArchive(userId, archive_id)
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await shown(userId)).toEqual([])
    expect(await countUnsyncedItems(userId)).toBe(0)
  })

  it('keeps an edit of an archive removed on another device', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const mine = await addArchive(userId, createTestProfile())
    await sync()
    await account.call('removeArchive', { archive_id: mine.archive_id }, crypto.randomUUID())
    await updateArchive(userId, { ...profileOf(mine), user_name: '改', archive_id: mine.archive_id, base_version: 1 })
    await sync()
    expect(await getArchive(userId, mine.archive_id)).toBeNull()
    expect(await listFailures(userId)).toMatchObject([{ code: 10004, name: '改' }])
  })
})

describe('a change discarded while it is being sent', () => {
  it('is not restored by its rejection', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    const release = server.delayNextAnswer()
    server.plan('forbidden')
    const sending = sync()
    await vi.waitFor(() => expect(server.writes).toHaveLength(1))
    await discardUnsentChanges(userId)
    release()
    await sending
    expect(await listFailures(userId)).toEqual([])
    expect(await shown(userId)).toEqual([])
  })
})

describe('concurrent syncs', () => {
  it('send each change once', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    for (const user_name of ['甲', '乙', '丙']) await addArchive(userId, createTestProfile({ user_name }))
    await Promise.all([sync(), sync(), sync(), pullDocument('archives'), sync()])
    expect(server.writes).toHaveLength(3)
    expect(await listPendingChanges(userId)).toEqual([])
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })
})
