import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { getArchive, listArchives } from '#device/archives/archive-list.ts'
import { addArchive, EditSpentError, updateArchive } from '#device/archives/archives.ts'
import { countUnsyncedItems, listFailures } from '#device/outbox/unsent.ts'
import { getUserDb } from '#device/store/db.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { formerDatabaseOf } from '../support/former-database.ts'
import { buy } from '../support/shop.ts'
import type { ServerFixture } from '../support/server-fixture.ts'
import { createOtherDeviceUser, createTestProfile, profileOf, useHostileServer } from './here.ts'

const server = useHostileServer()

/** Creates an archive with an unlocked book, and does not pull the unlock to this device. */
async function start() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = await addArchive(userId, createTestProfile({ user_name: '原' }))
  await sync()
  await buy({ server: server.real } as ServerFixture, account, 'fatebook', archive_id)
  const edit = async (change: object) => {
    const archive = (await getArchive(userId, archive_id))!
    return updateArchive(userId, { ...profileOf(archive), ...change, archive_id, base_version: archive.version })
  }
  const fieldsNow = async () => {
    const { user_name, zi, books, edits_left } = (await getArchive(userId, archive_id))!
    return { user_name, zi, books, edits_left }
  }
  return { userId, archive_id, edit, fieldsNow }
}

it('an archive lists its unlocked books and the edits left', async () => {
  const { fieldsNow } = await start()
  expect(await fieldsNow()).toMatchObject({ books: [], edits_left: null })
  await pullDocument('archives')
  expect(await fieldsNow()).toMatchObject({ books: ['fatebook'], edits_left: 1 })
})

it('one identity edit is allowed; school changes stay free', async () => {
  const { userId, edit, fieldsNow } = await start()
  await pullDocument('archives')
  expect(await edit({ zi: '24' })).toMatchObject({ zi: '24', edits_left: 1 })
  expect(await edit({ user_name: '改一' })).toMatchObject({ user_name: '改一', edits_left: 0 })
  await expect(edit({ user_name: '改二' })).rejects.toThrow(EditSpentError)
  await edit({ zi: '23', school: { tianyi: 'jia-wu' } })
  expect(await countUnsyncedItems(userId)).toBe(3)
  expect(await fieldsNow()).toEqual({ user_name: '改一', zi: '23', books: ['fatebook'], edits_left: 0 })
  expect(await sync()).toEqual({ outcome: 'done', sent: 3 })
  expect(await listFailures(userId)).toEqual([])
  expect(await fieldsNow()).toEqual({ user_name: '改一', zi: '23', books: ['fatebook'], edits_left: 0 })
  await expect(edit({ user_name: '改三' })).rejects.toThrow(EditSpentError)
})

it('the stated precision of the time is sent and costs no edit', async () => {
  const { userId, archive_id, edit } = await start()
  await pullDocument('archives')
  await edit({ user_name: '改一' })
  expect(await edit({ told_within: 900 })).toMatchObject({ told_within: 900, edits_left: 0 })
  expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
  expect(await listFailures(userId)).toEqual([])
  await getUserDb(userId).archives.clear()
  await pullDocument('archives')
  expect(await getArchive(userId, archive_id)).toMatchObject({ user_name: '改一', told_within: 900, edits_left: 0 })
})

it('the server rejects a second edit that this device allowed', async () => {
  const { userId, edit, fieldsNow } = await start()
  await edit({ user_name: '改一' })
  await edit({ user_name: '改二' })
  await sync()
  expect(await listFailures(userId)).toMatchObject([{ code: 10034, name: '改二' }])
  expect(await fieldsNow()).toMatchObject({ user_name: '改一', edits_left: 0 })
})

it('archives of version 3 get empty books and unknown edits', async () => {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { mark: _, books: _books, edits_left: _left, ...storedArchive } = { mark: null, ...(await addThere(account)) }
  const old = formerDatabaseOf(userId)
  await old
    .table('archives')
    .put({ archive_id: storedArchive.archive_id, shown: storedArchive, confirmed: storedArchive, gone: null, own: [] })
  const waiting = { ...storedArchive, archive_id: 'b', user_name: '新', version: 0 }
  const intents = [
    { id: 'a', kind: 'updateArchive', subject: storedArchive.archive_id, input: {}, ahead: { user_name: '改' }, at: 1 },
    { id: 'b', kind: 'addArchive', subject: 'b', input: {}, ahead: waiting, at: 2 },
  ]
  await old.table('archives').put({ archive_id: 'b', shown: waiting, confirmed: null, gone: null, own: [] })
  await old.table('outbox').bulkAdd(intents)
  old.close()
  expect(await listArchives(userId)).toMatchObject([
    { user_name: storedArchive.user_name, books: [], edits_left: null },
    { user_name: '新', books: [], edits_left: null },
  ])
  expect((await getUserDb(userId).outbox.toArray()).map(({ ahead }) => ahead)).toEqual([
    { user_name: '改' },
    { ...waiting, books: [], edits_left: null },
  ])
})

async function addThere(account: Awaited<ReturnType<typeof createOtherDeviceUser>>) {
  return (await account.call('addArchive', { ...createTestProfile(), archive_id: crypto.randomUUID() }, crypto.randomUUID())).data
}
