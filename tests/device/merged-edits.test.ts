import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { ArchiveGoneError, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { resolveWithMine } from '#device/outbox/decide.ts'
import { countUnsyncedItems, listConflicts } from '#device/outbox/unsent.ts'
import { omitListFields, profileOf, serverList, useHostileServer } from './here.ts'
import { shown, start } from './edited-archive.ts'

const server = useHostileServer()

describe("an edit in a form opened before another tab's edit", () => {
  const save = (userId: string, opened: Archive, change: Partial<Archive>) =>
    updateArchive(
      userId,
      { ...profileOf(opened), ...profileOf({ ...opened, ...change }), archive_id: opened.archive_id, base_version: opened.version },
      opened,
    )

  it('changes only the fields changed in the form', async () => {
    const { account, userId, archive } = await start(server)
    await save(userId, archive, { birthday: '1984-02-20 08:30:00' })
    await save(userId, archive, { user_name: '改' })
    await sync()
    expect((await serverList(account)).map(({ user_name, birthday }) => [user_name, birthday])).toEqual([['改', '1984-02-20 08:30:00']])
    expect(await listConflicts(userId)).toEqual([])
  })

  it('conflicts if both changed the same field', async () => {
    const { account, userId, archive } = await start(server)
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
    const { account, userId, archive } = await start(server)
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
    const { userId, archive } = await start(server)
    await save(userId, archive, first)
    await save(userId, archive, second)
    expect(await listConflicts(userId)).toMatchObject([{ theirs: first, mine: second }])
    expect(await listArchives(userId)).toMatchObject([first])
  })

  it('with the same values causes no conflict', async () => {
    const { userId, archive } = await start(server)
    await save(userId, archive, { user_name: '改' })
    await save(userId, archive, { user_name: '改' })
    expect(await listConflicts(userId)).toEqual([])
    expect(await shown(userId)).toEqual(['改 waiting'])
  })

  it('merges with changes pulled from another device', async () => {
    const { account, userId, archive, editThere } = await start(server)
    await editThere('彼')
    await pullDocument('archives')
    await save(userId, archive, { zi: '24' })
    await sync()
    expect(await serverList(account)).toMatchObject([{ user_name: '彼', zi: '24', version: 3 }])
  })

  it('fails while the archive is removed and succeeds once restored', async () => {
    const { account, userId, archive } = await start(server)
    await removeArchive(userId, archive.archive_id)
    await expect(save(userId, archive, { user_name: '改' })).rejects.toBeInstanceOf(ArchiveGoneError)
    await restoreArchive(userId, archive.archive_id)
    await save(userId, archive, { user_name: '改' })
    await sync()
    expect((await serverList(account)).map(({ user_name }) => user_name)).toEqual(['改'])
  })
})

describe('an edit of other fields than those changed elsewhere', () => {
  it('is rebased on the server version with the edits after it', async () => {
    const { account, userId, archive, editThere } = await start(server)
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
    expect(await countUnsyncedItems(userId)).toBe(0)
  })

  it('merges different fields but conflicts when both changed the birth', async () => {
    const { account, userId, archive } = await start(server)
    const edit = (more: Partial<Archive>) => ({ ...profileOf({ ...archive, ...more }), archive_id: archive.archive_id, base_version: 1 })
    const born = { birthday: '1984-02-20 08:30:00' }
    await updateArchive(userId, edit({ user_name: '改' }), archive)
    const there = (await account.call('updateArchive', edit(born), crypto.randomUUID())).data
    await sync()
    expect(await listArchives(userId)).toMatchObject([{ user_name: '改', ...born, day_ganzhi: there.day_ganzhi }])
    expect(there.day_ganzhi).not.toBe(archive.day_ganzhi)

    const [now] = (await listArchives(userId)).map(omitListFields)
    const later = (more: Partial<Archive>) => ({ ...profileOf({ ...now!, ...more }), archive_id: now!.archive_id, base_version: 3 })
    await updateArchive(userId, later({ zi: '24' }), now)
    await account.call('updateArchive', later({ birthday: '1984-02-21 08:30:00' }), crypto.randomUUID())
    await sync()
    expect(await shown(userId)).toEqual(['改 conflict'])
  })

  it('made during a send is compared with its own base', async () => {
    const { account, userId, archive, editThere } = await start(server)
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
    expect(await countUnsyncedItems(userId)).toBe(0)
  })
})
