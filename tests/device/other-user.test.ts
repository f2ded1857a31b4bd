import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Archive } from '#contract/archive.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { applyImport } from '#device/archives/archives-merge.ts'
import { OtherUser } from '#device/intents/user-transaction.ts'
import { keepMine, retryFailure } from '#device/outbox/decide.ts'
import { listUnsent } from '#device/outbox/unsent.ts'
import { sync } from '#device/sync/sync.ts'
import { logInHere, profile, profileOf, useHostileServer } from './here.ts'

const server = useHostileServer()

/** What the first user's tab has open, and the second user who has logged in since, in another tab. */
let first: { userId: string; address: string }
let second: { userId: string }
let archive: Archive

beforeEach(async () => {
  first = await logInHere(server)
  archive = await addArchive(first.userId, profile({ user_name: '甲' }))
  await sync()
  second = await logInHere(server)
})

describe('what was begun by one user is made under no other', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a new archive', () => addArchive(first.userId, profile({ user_name: '乙' }))],
    ['an edit', () => updateArchive(first.userId, { ...profileOf(archive), archive_id: archive.archive_id, base_version: 1 })],
    ['a removal', () => removeArchive(first.userId, archive.archive_id)],
    ['bringing back', () => restoreArchive(first.userId, archive.archive_id)],
    ['a pin', () => pinArchive(first.userId, archive.archive_id)],
    ['a file', () => applyImport(first.userId, [{ ...profile(), archive_id: crypto.randomUUID() }], () => 'mine')],
    ['a decision for mine', () => keepMine(first.userId, 'any')],
    ['another try', () => retryFailure(first.userId, 'any')],
  ])('%s is refused', async (_name, run) => {
    await expect(run()).rejects.toThrow(OtherUser)
    expect(await listUnsent(first.userId)).toEqual([])
    expect((await listArchives(first.userId)).map(({ user_name }) => user_name)).toEqual(['甲'])
    expect(await listArchives(second.userId)).toEqual([])
    await sync()
    expect(server.asked.map(({ path }) => path)).toEqual(['/user/add-archive'])
  })

  it('and goes on once that user is back', async () => {
    await logInHere(server, first.address)
    await addArchive(first.userId, profile({ user_name: '乙' }))
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect((await listArchives(first.userId)).map(({ user_name }) => user_name)).toEqual(['甲', '乙'])
  })
})
