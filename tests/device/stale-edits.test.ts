import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive, ArchiveGone, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { pull } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { isArchiveRemoved, keepMine, keepTheirs, retryFailure } from '#device/outbox/decide.ts'
import { countUnsent, listConflicts, listFailures } from '#device/outbox/unsent.ts'
import { otherDevice, plain, profile, profileOf, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

async function shown(userId: string): Promise<string[]> {
  return (await listArchives(userId)).map(({ user_name, mark }) => (mark ? `${user_name} ${mark}` : user_name))
}

/** One archive, sent, and a second device of the same user. */
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

describe('an edit of a form that another tab’s edit came before', () => {
  const save = (userId: string, opened: Archive, change: Partial<Archive>) =>
    updateArchive(
      userId,
      { ...profileOf(opened), ...profileOf({ ...opened, ...change }), archive_id: opened.archive_id, base_version: opened.version },
      opened,
    )

  it('changes only what was changed in the form', async () => {
    const { account, userId, archive } = await start()
    await save(userId, archive, { birthday: '1984-02-20 08:30:00' })
    await save(userId, archive, { user_name: '改' })
    await sync()
    expect((await serverList(account)).map(({ user_name, birthday }) => [user_name, birthday])).toEqual([['改', '1984-02-20 08:30:00']])
    expect(await listConflicts(userId)).toEqual([])
  })

  it('is offered beside it where both changed the same, and neither is taken by itself', async () => {
    const { account, userId, archive } = await start()
    await save(userId, archive, { birthday: '1984-02-20 08:30:00' })
    await save(userId, archive, { birthday: '1984-02-15 09:00:00', user_name: '改' })
    expect(await shown(userId)).toEqual(['原 conflict'])
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '原', birthday: '1984-02-20 08:30:00' }])
    const [conflict] = await listConflicts(userId)
    expect(conflict).toMatchObject({ mine: { birthday: '1984-02-15 09:00:00' }, theirs: { birthday: '1984-02-20 08:30:00' } })
    await keepMine(userId, conflict!.id)
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '改', birthday: '1984-02-15 09:00:00' }])
    expect(await listConflicts(userId)).toEqual([])
  })

  it('keeps a side that was chosen at a border with what was changed elsewhere', async () => {
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
  ])('never stands with a side that was chosen of another birth: %j, then %j', async (first, second) => {
    const { userId, archive } = await start()
    await save(userId, archive, first)
    await save(userId, archive, second)
    expect(await listConflicts(userId)).toMatchObject([{ theirs: first, mine: second }])
    expect(await listArchives(userId)).toMatchObject([first])
  })

  it('that says the same is none', async () => {
    const { userId, archive } = await start()
    await save(userId, archive, { user_name: '改' })
    await save(userId, archive, { user_name: '改' })
    expect(await listConflicts(userId)).toEqual([])
    expect(await shown(userId)).toEqual(['改 waiting'])
  })

  it('merges with what another device has changed, once that has come down', async () => {
    const { account, userId, archive, editThere } = await start()
    await editThere('彼')
    await pull('archives')
    await save(userId, archive, { zi: '24' })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '彼', zi: '24', version: 3 }])
  })

  it('says so when the archive was removed meanwhile, and can be made once it is back', async () => {
    const { account, userId, archive } = await start()
    await removeArchive(userId, archive.archive_id)
    await expect(save(userId, archive, { user_name: '改' })).rejects.toBeInstanceOf(ArchiveGone)
    await restoreArchive(userId, archive.archive_id)
    await save(userId, archive, { user_name: '改' })
    await sync()
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['改'])
  })
})

describe('an edit made on an old version', () => {
  it('is kept and offered, not applied', async () => {
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

  it('is made again on theirs when mine is kept', async () => {
    const { account, userId, editHere, editThere } = await start()
    await editThere('彼')
    await editHere('我')
    await sync()
    await keepMine(userId, (await listConflicts(userId))[0]!.id)
    expect(await shown(userId)).toEqual(['我 waiting'])
    await sync()
    expect(await shown(userId)).toEqual(['我'])
    expect((await serverList(account)).map(({ user_name, version }) => [user_name, version])).toEqual([['我', 3]])
  })

  it('is offered again when theirs has changed once more before mine was kept', async () => {
    const { userId, editHere, editThere } = await start()
    await editThere('彼')
    await editHere('我')
    await sync()
    await editThere('又')
    await pull('archives')
    await keepMine(userId, (await listConflicts(userId))[0]!.id)
    await sync()
    expect(await shown(userId)).toEqual(['又 conflict'])
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '我' }, theirs: { user_name: '又' } }])
  })

  it('is let go when theirs is kept', async () => {
    const { userId, editHere, editThere } = await start()
    await editThere('彼')
    await editHere('我')
    await sync()
    await keepTheirs(userId, (await listConflicts(userId))[0]!.id)
    expect(await shown(userId)).toEqual(['彼'])
    expect(await countUnsent(userId)).toBe(0)
  })

  it('takes the later edits of the same form along, and lets a pin through', async () => {
    const { account, userId, archive, editHere, editThere } = await start()
    await editThere('彼')
    const first = await editHere('一')
    await editHere('二', first)
    await pinArchive(userId, archive.archive_id)
    expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
    expect(await listConflicts(userId)).toMatchObject([{ mine: { user_name: '二' }, theirs: { user_name: '彼' } }])
    expect((await serverList(account))[0]).toMatchObject({ user_name: '彼', pinned_at: expect.any(Number) })
  })

  it('is not hidden by a pull that comes first: what lies over theirs still rests on the old version', async () => {
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

  it('goes with the archive when that is removed', async () => {
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

describe('an edit of one thing where another device has changed another', () => {
  it('is made anew on what the server has, with those that followed it, and nobody is asked', async () => {
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

  it('shows the pillars of whoever changed the birth, and is offered where both changed what the chart is cast from', async () => {
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

  it('made after one that was sent meanwhile is compared with what it was made on', async () => {
    const { account, userId, archive, editThere } = await start()
    const save = (opened: Archive, change: Partial<Archive>) => {
      const { archive_id, version } = opened
      return updateArchive(userId, { ...profileOf({ ...opened, ...change }), archive_id, base_version: version }, opened)
    }
    const first = await save(archive, { zi: '24' })
    const release = server.delayNextAnswer()
    const sending = sync()
    await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(1))
    await save(first, { gender: '0' })
    await editThere('彼')
    release()
    await sending
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '彼', zi: '24', gender: '0' }])
    expect(await countUnsent(userId)).toBe(0)
  })
})

describe('a removal of what another device has edited since', () => {
  async function removeStale() {
    const all = await start()
    await all.editThere('彼')
    await removeArchive(all.userId, all.archive.archive_id)
    expect(await shown(all.userId)).toEqual([])
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    return { ...all, conflict: (await listConflicts(all.userId))[0]! }
  }

  it('is offered, and the archive stands again as the server has it', async () => {
    const { account, userId, conflict } = await removeStale()
    expect(await shown(userId)).toEqual(['彼 conflict'])
    expect(conflict).toMatchObject({ kind: 'removeArchive', base: { user_name: '原' }, theirs: { user_name: '彼' } })
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['彼'])
  })

  it('is made when it is meant all the same', async () => {
    const { account, userId, conflict } = await removeStale()
    await keepMine(userId, conflict.id)
    await sync()
    expect(await serverList(account)).toEqual([])
    expect(await shown(userId)).toEqual([])
    expect(await countUnsent(userId)).toBe(0)
  })

  it('is let go when the edit is kept', async () => {
    const { account, userId, conflict } = await removeStale()
    await keepTheirs(userId, conflict.id)
    await sync()
    expect(await shown(userId)).toEqual(['彼'])
    expect(await serverList(account)).toHaveLength(1)
  })

  it('asks no more once it was taken back', async () => {
    const { account, userId, archive, editThere } = await start()
    await editThere('彼')
    await removeArchive(userId, archive.archive_id)
    await restoreArchive(userId, archive.archive_id)
    await sync()
    expect(await shown(userId)).toEqual(['彼'])
    expect(await countUnsent(userId)).toBe(0)
    expect(await serverList(account)).toHaveLength(1)
  })

  it('after an edit of one’s own is none: it rests on that', async () => {
    const { account, userId, archive, editHere } = await start()
    await editHere('改')
    await removeArchive(userId, archive.archive_id)
    await sync()
    expect(await serverList(account)).toEqual([])
    expect(await countUnsent(userId)).toBe(0)
  })
})

describe('an edit of what another device has removed', () => {
  it('brings the archive back with it when it is tried again', async () => {
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

describe('an edit made on this device’s own latest version', () => {
  it('is not stale when the form was opened before the archive was sent', async () => {
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
