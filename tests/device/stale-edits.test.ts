import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { isRemovedArchiveFailure, resolveWithMine, resolveWithTheirs, retryFailure } from '#device/outbox/decide.ts'
import { countUnsyncedItems, listConflicts, listFailures } from '#device/outbox/unsent.ts'
import { createOtherDeviceUser, omitListFields, createTestProfile, profileOf, serverList, useHostileServer } from './here.ts'
import { shown, start } from './edited-archive.ts'

const server = useHostileServer()

describe('an edit based on an old version', () => {
  it('is stored as a conflict and not applied', async () => {
    const { account, userId, editHere, editThere } = await start(server)
    await editThere('彼')
    await editHere('我')
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await shown(userId)).toEqual(['彼 conflict'])
    expect(await listConflicts(userId)).toMatchObject([
      { mine: { user_name: '我', base_version: 1 }, theirs: { user_name: '彼', version: 2 } },
    ])
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['彼'])
    expect(await countUnsyncedItems(userId)).toBe(1)
  })

  it('is reapplied to the server version when mine is kept', async () => {
    const { account, userId, editHere, editThere } = await start(server)
    await editThere('彼')
    await editHere('我')
    await sync()
    await resolveWithMine(userId, (await listConflicts(userId))[0]!.id)
    expect(await shown(userId)).toEqual(['我 waiting'])
    await sync()
    expect(await shown(userId)).toEqual(['我'])
    expect((await serverList(account)).map(({ user_name, version }) => [user_name, version])).toEqual([['我', 3]])
  })

  it('conflicts again when the server version changes again', async () => {
    const { userId, editHere, editThere } = await start(server)
    await editThere('彼')
    await editHere('我')
    await sync()
    await editThere('又')
    await pullDocument('archives')
    await resolveWithMine(userId, (await listConflicts(userId))[0]!.id)
    await sync()
    expect(await shown(userId)).toEqual(['又 conflict'])
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '我' }, theirs: { user_name: '又' } }])
  })

  it('is discarded when theirs is kept', async () => {
    const { userId, editHere, editThere } = await start(server)
    await editThere('彼')
    await editHere('我')
    await sync()
    await resolveWithTheirs(userId, (await listConflicts(userId))[0]!.id)
    expect(await shown(userId)).toEqual(['彼'])
    expect(await countUnsyncedItems(userId)).toBe(0)
  })

  it('includes later edits of the same form and lets pins pass', async () => {
    const { account, userId, archive, editHere, editThere } = await start(server)
    await editThere('彼')
    const first = await editHere('一')
    await editHere('二', first)
    await pinArchive(userId, archive.archive_id)
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '二' }, theirs: { user_name: '彼' } }])
    expect((await serverList(account))[0]).toMatchObject({ user_name: '彼', pinned_at: expect.any(Number) })
  })

  it('is still detected after a pull with the edit pending', async () => {
    const { account, userId, editHere, editThere } = await start(server)
    const first = await editHere('一')
    await editThere('彼')
    await pullDocument('archives')
    const [over] = await listArchives(userId)
    expect(over).toMatchObject({ user_name: '一', version: first.version })
    await editHere('二', omitListFields(over!))
    await sync()
    expect(await shown(userId)).toEqual(['彼 conflict'])
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '二' } }])
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['彼'])
  })

  it('is deleted when its archive is removed', async () => {
    const { userId, archive, editHere, editThere } = await start(server)
    await editThere('彼')
    await editHere('我')
    await sync()
    await removeArchive(userId, archive.archive_id)
    await sync()
    expect(await shown(userId)).toEqual([])
    expect(await countUnsyncedItems(userId)).toBe(0)
  })
})

describe('a removal of an archive edited on another device', () => {
  async function removeStale() {
    const all = await start(server)
    await all.editThere('彼')
    await removeArchive(all.userId, all.archive.archive_id)
    expect(await shown(all.userId)).toEqual([])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    return { ...all, conflict: (await listConflicts(all.userId))[0]! }
  }

  it('is stored as a conflict, and the archive is shown again', async () => {
    const { account, userId, conflict } = await removeStale()
    expect(await shown(userId)).toEqual(['彼 conflict'])
    expect(conflict).toMatchObject({ kind: 'removeArchive', base: { user_name: '原' }, theirs: { user_name: '彼' } })
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['彼'])
  })

  it('is applied when it is confirmed', async () => {
    const { account, userId, conflict } = await removeStale()
    await resolveWithMine(userId, conflict.id)
    await sync()
    expect(await serverList(account)).toEqual([])
    expect(await shown(userId)).toEqual([])
    expect(await countUnsyncedItems(userId)).toBe(0)
  })

  it('is discarded when the edit is kept', async () => {
    const { account, userId, conflict } = await removeStale()
    await resolveWithTheirs(userId, conflict.id)
    await sync()
    expect(await shown(userId)).toEqual(['彼'])
    expect(await serverList(account)).toHaveLength(1)
  })

  it('causes no conflict if it was undone', async () => {
    const { account, userId, archive, editThere } = await start(server)
    await editThere('彼')
    await removeArchive(userId, archive.archive_id)
    await restoreArchive(userId, archive.archive_id)
    await sync()
    expect(await shown(userId)).toEqual(['彼'])
    expect(await countUnsyncedItems(userId)).toBe(0)
    expect(await serverList(account)).toHaveLength(1)
  })

  it('based on an own pending edit causes no conflict', async () => {
    const { account, userId, archive, editHere } = await start(server)
    await editHere('改')
    await removeArchive(userId, archive.archive_id)
    await sync()
    expect(await serverList(account)).toEqual([])
    expect(await countUnsyncedItems(userId)).toBe(0)
  })
})

describe('an edit of an archive removed on another device', () => {
  it('restores the archive when it is retried', async () => {
    const { account, userId, archive, editHere } = await start(server)
    await account.call('removeArchive', { archive_id: archive.archive_id }, crypto.randomUUID())
    await editHere('改')
    await sync()
    const [failure] = await listFailures(userId)
    expect(isRemovedArchiveFailure(failure!)).toBe(true)
    await retryFailure(userId, failure!.id)
    expect(await shown(userId)).toEqual(['改 waiting'])
    await sync()
    expect(await shown(userId)).toEqual(['改'])
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['改'])
    expect(await countUnsyncedItems(userId)).toBe(0)
  })
})

describe('an edit based on the latest version of this device', () => {
  it('is not stale if the form opened before the upload', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const opened: Archive = await addArchive(userId, createTestProfile())
    await sync()
    await updateArchive(userId, { ...profileOf(opened), user_name: '改', archive_id: opened.archive_id, base_version: opened.version })
    await sync()
    expect(await shown(userId)).toEqual(['改'])
    expect(await listConflicts(userId)).toEqual([])
    expect(await listFailures(userId)).toEqual([])
  })

  it('is not stale when another device has pinned the archive', async () => {
    const { account, userId, archive, editHere } = await start(server)
    await account.call('markPinned', { archive_id: archive.archive_id }, crypto.randomUUID())
    await editHere('改')
    await sync()
    expect(await shown(userId)).toEqual(['改'])
  })
})
