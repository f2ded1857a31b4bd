import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { applyImport } from '#device/archives/archives-merge.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { resolveWithMine, retryFailure } from '#device/outbox/decide.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { sync } from '#device/sync/sync.ts'
import { logInHere, createTestProfile, profileOf, useHostileServer } from './here.ts'

const server = useHostileServer()

/** User of this tab, which is still open; `second` has logged in since, in another tab. */
let first: { userId: string; address: string }
let second: { userId: string }
let archive: Archive

beforeEach(async () => {
  first = await logInHere(server)
  archive = await addArchive(first.userId, createTestProfile({ user_name: '甲' }))
  await sync()
  second = await logInHere(server)
})

describe('a change started by one user is not made for another', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a new archive', () => addArchive(first.userId, createTestProfile({ user_name: '乙' }))],
    ['an edit', () => updateArchive(first.userId, { ...profileOf(archive), archive_id: archive.archive_id, base_version: 1 })],
    ['a removal', () => removeArchive(first.userId, archive.archive_id)],
    ['a restoration', () => restoreArchive(first.userId, archive.archive_id)],
    ['a pin', () => pinArchive(first.userId, archive.archive_id)],
    ['an import', () => applyImport(first.userId, [{ ...createTestProfile(), archive_id: crypto.randomUUID() }], () => 'mine')],
    ['a conflict resolution', () => resolveWithMine(first.userId, 'any')],
    ['a retry', () => retryFailure(first.userId, 'any')],
  ])('rejects %s', async (_name, run) => {
    await expect(run()).rejects.toThrow(OtherUserError)
    expect(await listPendingChanges(first.userId)).toEqual([])
    expect((await listArchives(first.userId)).map(({ user_name }) => user_name)).toEqual(['甲'])
    expect(await listArchives(second.userId)).toEqual([])
    await sync()
    expect(server.writes.map(({ path }) => path)).toEqual(['/user/add-archive'])
  })

  it('is possible again once the first user has logged in', async () => {
    await logInHere(server, first.address)
    await addArchive(first.userId, createTestProfile({ user_name: '乙' }))
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect((await listArchives(first.userId)).map(({ user_name }) => user_name)).toEqual(['甲', '乙'])
  })
})
