import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive, ArchiveGoneError, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { pull } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { isArchiveRemoved, resolveWithMine, resolveWithTheirs, retryFailure } from '#device/outbox/decide.ts'
import { countUnsent, listConflicts, listFailures } from '#device/outbox/unsent.ts'
import { otherDevice, plain, profile, profileOf, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

async function shown(userId: string): Promise<string[]> {
  return (await listArchives(userId)).map(({ user_name, mark }) => (mark ? `${user_name} ${mark}` : user_name))
}

/** Creates one uploaded archive, and a second device of the same user. */
async function start() {
  const account = await otherDevice(server)
  const userId = await account.here()
  await addArchive(userId, profile({ user_name: '原' }))
  await sync()
  const [archive] = (await listArchives(userId)).map(plain)
  const editHere = (user_name: string, base = archive!) =>
    updateArchive(userId, { ...profileOf(base), user_name, archive_id: base.archive_id, base_version: base.version })
  const editThere = async (user_name: string) => {
    const [theirs] = await serverList(account)
    const edit = { ...profileOf(theirs!), user_name, archive_id: theirs!.archive_id, base_version: theirs!.version }
    expect((await account.call('updateArchive', edit, crypto.randomUUID())).code).toBe(0)
  }
  return { account, userId, archive: archive!, editHere, editThere }
}

describe("an edit in a form opened before another tab's edit", () => {
  const save = (userId: string, opened: Archive, change: Partial<Archive>) =>
    updateArchive(
      userId,
      { ...profileOf(opened), ...profileOf({ ...opened, ...change }), archive_id: opened.archive_id, base_version: opened.version },
      opened,
    )

  it('changes only the fields changed in the form', async () => {
    const { account, userId, archive } = await start()
    await save(userId, archive, { birthday: '1984-02-20 08:30:00' })
    await save(userId, archive, { user_name: '改' })
    await sync()
    expect((await serverList(account)).map(({ user_name, birthday }) => [user_name, birthday])).toEqual([['改', '1984-02-20 08:30:00']])
    expect(await listConflicts(userId)).toEqual([])
  })

  it('conflicts if both changed the same field', async () => {
    const { account, userId, archive } = await start()
    await save(userId, archive, { birthday: '1984-02-20 08:30:00' })
    await save(userId, archive, { birthday: '1984-02-15 09:00:00', user_name: '改' })
    expect(await shown(userId)).toEqual(['原 conflict'])
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '原', birthday: '1984-02-20 08:30:00' }])
    const [conflict] = await listConflicts(userId)
    expect(conflict).toMatchObject({ mine: { birthday: '1984-02-15 09:00:00' }, theirs: { birthday: '1984-02-20 08:30:00' } })
    await resolveWithMine(userId, conflict!.id)
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '改', birthday: '1984-02-15 09:00:00' }])
    expect(await listConflicts(userId)).toEqual([])
  })

  it('with a stated precision merges with an edit of other fields', async () => {
    const { account, userId, archive } = await start()
    await save(userId, archive, { user_name: '改' })
    await save(userId, archive, { birthday: '1984-02-15 08:31:12', told_within: 0 })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '改', birthday: '1984-02-15 08:31:12', told_within: 0 }])
  })

  it.each([
    [{ told_within: 0 }, { birthday: '1984-02-20 08:30:00' }],
    [{ birthday: '1984-02-20 08:30:00' }, { told_within: 0 }],
    [{ birthday: '1984-02-15 08:31:12', told_within: 0 }, { told_within: 0 }],
  ])('conflicts with a stated precision of another birth: %j, then %j', async (first, second) => {
    const { userId, archive } = await start()
    await save(userId, archive, first)
    await save(userId, archive, second)
    expect(await listConflicts(userId)).toMatchObject([{ theirs: first, mine: second }])
    expect(await listArchives(userId)).toMatchObject([first])
  })

  it('with the same values causes no conflict', async () => {
    const { userId, archive } = await start()
    await save(userId, archive, { user_name: '改' })
    await save(userId, archive, { user_name: '改' })
    expect(await listConflicts(userId)).toEqual([])
    expect(await shown(userId)).toEqual(['改 waiting'])
  })

  it('merges with changes pulled from another device', async () => {
    const { account, userId, archive, editThere } = await start()
    await editThere('彼')
    await pull('archives')
    await save(userId, archive, { zi: '24' })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '彼', zi: '24', version: 3 }])
  })

  it('fails while the archive is removed and succeeds once restored', async () => {
    const { account, userId, archive } = await start()
    await removeArchive(userId, archive.archive_id)
    await expect(save(userId, archive, { user_name: '改' })).rejects.toBeInstanceOf(ArchiveGoneError)
    await restoreArchive(userId, archive.archive_id)
    await save(userId, archive, { user_name: '改' })
    await sync()
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['改'])
  })
})

describe('an edit based on an old version', () => {
  it('is stored as a conflict and not applied', async () => {
    const { account, userId, editHere, editThere } = await start()
    await editThere('彼')
    await editHere('我')
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect(await shown(userId)).toEqual(['彼 conflict'])
    expect(await listConflicts(userId)).toMatchObject([
      { mine: { user_name: '我', base_version: 1 }, theirs: { user_name: '彼', version: 2 } },
    ])
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['彼'])
    expect(await countUnsent(userId)).toBe(1)
  })

  it('is reapplied to the server version when mine is kept', async () => {
    const { account, userId, editHere, editThere } = await start()
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
    const { userId, editHere, editThere } = await start()
    await editThere('彼')
    await editHere('我')
    await sync()
    await editThere('又')
    await pull('archives')
    await resolveWithMine(userId, (await listConflicts(userId))[0]!.id)
    await sync()
    expect(await shown(userId)).toEqual(['又 conflict'])
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '我' }, theirs: { user_name: '又' } }])
  })

  it('is discarded when theirs is kept', async () => {
    const { userId, editHere, editThere } = await start()
    await editThere('彼')
    await editHere('我')
    await sync()
    await resolveWithTheirs(userId, (await listConflicts(userId))[0]!.id)
    expect(await shown(userId)).toEqual(['彼'])
    expect(await countUnsent(userId)).toBe(0)
  })

  it('includes later edits of the same form and lets pins pass', async () => {
    const { account, userId, archive, editHere, editThere } = await start()
    await editThere('彼')
    const first = await editHere('一')
    await editHere('二', first)
    await pinArchive(userId, archive.archive_id)
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '二' }, theirs: { user_name: '彼' } }])
    expect((await serverList(account))[0]).toMatchObject({ user_name: '彼', pinned_at: expect.any(Number) })
  })

  it('is still detected after a pull with the edit pending', async () => {
    const { account, userId, editHere, editThere } = await start()
    const first = await editHere('一')
    await editThere('彼')
    await pull('archives')
    const [over] = await listArchives(userId)
    expect(over).toMatchObject({ user_name: '一', version: first.version })
    await editHere('二', plain(over!))
    await sync()
    expect(await shown(userId)).toEqual(['彼 conflict'])
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '二' } }])
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['彼'])
  })

  it('is deleted when its archive is removed', async () => {
    const { userId, archive, editHere, editThere } = await start()
    await editThere('彼')
    await editHere('我')
    await sync()
    await removeArchive(userId, archive.archive_id)
    await sync()
    expect(await shown(userId)).toEqual([])
    expect(await countUnsent(userId)).toBe(0)
  })
})

describe('an edit of other fields than those changed elsewhere', () => {
  it('is rebased on the server version with the edits after it', async () => {
    const { account, userId, archive, editThere } = await start()
    await editThere('彼')
    const save = (opened: Archive, change: Partial<Archive>) => {
      const { archive_id, version } = opened
      return updateArchive(userId, { ...profileOf({ ...opened, ...change }), archive_id, base_version: version }, opened)
    }
    const first = await save(archive, { birthday: '1984-02-20 08:30:00' })
    await save(first, { zi: '24' })
    expect(await sync()).toMatchObject({ outcome: 'done' })
    expect(await serverList(account)).toMatchObject([{ user_name: '彼', birthday: '1984-02-20 08:30:00', zi: '24', version: 3 }])
    expect(await shown(userId)).toEqual(['彼'])
    expect(await countUnsent(userId)).toBe(0)
  })

  it('merges different fields but conflicts when both changed the birth', async () => {
    const { account, userId, archive } = await start()
    const edit = (more: Partial<Archive>) => ({ ...profileOf({ ...archive, ...more }), archive_id: archive.archive_id, base_version: 1 })
    const born = { birthday: '1984-02-20 08:30:00' }
    await updateArchive(userId, edit({ user_name: '改' }), archive)
    const there = (await account.call('updateArchive', edit(born), crypto.randomUUID())).data
    await sync()
    expect(await listArchives(userId)).toMatchObject([{ user_name: '改', ...born, day_ganzhi: there.day_ganzhi }])
    expect(there.day_ganzhi).not.toBe(archive.day_ganzhi)

    const [now] = (await listArchives(userId)).map(plain)
    const later = (more: Partial<Archive>) => ({ ...profileOf({ ...now!, ...more }), archive_id: now!.archive_id, base_version: 3 })
    await updateArchive(userId, later({ zi: '24' }), now)
    await account.call('updateArchive', later({ birthday: '1984-02-21 08:30:00' }), crypto.randomUUID())
    await sync()
    expect(await shown(userId)).toEqual(['改 conflict'])
  })

  it('made during a send is compared with its own base', async () => {
    const { account, userId, archive, editThere } = await start()
    const save = (opened: Archive, change: Partial<Archive>) => {
      const { archive_id, version } = opened
      return updateArchive(userId, { ...profileOf({ ...opened, ...change }), archive_id, base_version: version }, opened)
    }
    const first = await save(archive, { zi: '24' })
    const release = server.delayNextAnswer()
    const sending = sync()
    await vi.waitFor(() => expect(server.writes.length).toBeGreaterThan(1))
    await save(first, { gender: '0' })
    await editThere('彼')
    release()
    await sending
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '彼', zi: '24', gender: '0' }])
    expect(await countUnsent(userId)).toBe(0)
  })
})

describe('a removal of an archive edited on another device', () => {
  async function removeStale() {
    const all = await start()
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
    expect(await countUnsent(userId)).toBe(0)
  })

  it('is discarded when the edit is kept', async () => {
    const { account, userId, conflict } = await removeStale()
    await resolveWithTheirs(userId, conflict.id)
    await sync()
    expect(await shown(userId)).toEqual(['彼'])
    expect(await serverList(account)).toHaveLength(1)
  })

  it('causes no conflict if it was undone', async () => {
    const { account, userId, archive, editThere } = await start()
    await editThere('彼')
    await removeArchive(userId, archive.archive_id)
    await restoreArchive(userId, archive.archive_id)
    await sync()
    expect(await shown(userId)).toEqual(['彼'])
    expect(await countUnsent(userId)).toBe(0)
    expect(await serverList(account)).toHaveLength(1)
  })

  it('based on an own pending edit causes no conflict', async () => {
    const { account, userId, archive, editHere } = await start()
    await editHere('改')
    await removeArchive(userId, archive.archive_id)
    await sync()
    expect(await serverList(account)).toEqual([])
    expect(await countUnsent(userId)).toBe(0)
  })
})

describe('an edit of an archive removed on another device', () => {
  it('restores the archive when it is retried', async () => {
    const { account, userId, archive, editHere } = await start()
    await account.call('removeArchive', { archive_id: archive.archive_id }, crypto.randomUUID())
    await editHere('改')
    await sync()
    const [failure] = await listFailures(userId)
    expect(isArchiveRemoved(failure!)).toBe(true)
    await retryFailure(userId, failure!.id)
    expect(await shown(userId)).toEqual(['改 waiting'])
    await sync()
    expect(await shown(userId)).toEqual(['改'])
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['改'])
    expect(await countUnsent(userId)).toBe(0)
  })
})

describe('an edit based on the latest version of this device', () => {
  it('is not stale if the form opened before the upload', async () => {
    const account = await otherDevice(server)
    const userId = await account.here()
    const opened: Archive = await addArchive(userId, profile())
    await sync()
    await updateArchive(userId, { ...profileOf(opened), user_name: '改', archive_id: opened.archive_id, base_version: opened.version })
    await sync()
    expect(await shown(userId)).toEqual(['改'])
    expect(await listConflicts(userId)).toEqual([])
    expect(await listFailures(userId)).toEqual([])
  })

  it('is not stale when another device has pinned the archive', async () => {
    const { account, userId, archive, editHere } = await start()
    await account.call('markPinned', { archive_id: archive.archive_id }, crypto.randomUUID())
    await editHere('改')
    await sync()
    expect(await shown(userId)).toEqual(['改'])
  })
})
