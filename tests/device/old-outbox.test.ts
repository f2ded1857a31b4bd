import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { getArchive, getArchivesPullTime, listArchives } from '#device/archives/archive-list.ts'
import { resolveWithMine, retryFailure } from '#device/outbox/decide.ts'
import { countUnsyncedItems, listConflicts, listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { sync } from '#device/sync/sync.ts'
import { createArchiveInput } from '../support/server-client.ts'
import { createOtherDeviceUser, profileOf, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

/** Opens a database with the schema of the app's second version. */
function oldDb(userId: string): Dexie {
  const db = new Dexie(`mingshu-${userId}`)
  db.version(1).stores({
    archives: '&archive_id',
    outbox: '++seq, &id, archive_id',
    conflicts: '&id, archive_id',
    failures: '&id, archive_id',
    fortunes: '&[archive_id+date]',
    state: '&key',
    queries: '&key',
  })
  db.version(2).upgrade(() => {})
  return db
}

/** Creates an archive on the server, and pending, failed and conflicting changes from an old app version on the device. */
async function start() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  await account.call('addArchive', createArchiveInput({ user_name: '原' }), uuidv7())
  const theirs = (await serverList(account))[0]!
  const { archive_id } = theirs
  const edit = (user_name: string) => ({ ...profileOf(theirs), user_name, archive_id, base_version: theirs.version })
  const intent = (kind: string, input: object, ahead: unknown = null, about = archive_id) => ({
    id: uuidv7(),
    kind,
    input,
    archive_id: about,
    at: 1,
    ahead,
  })
  return { account, userId, theirs, edit, intent }
}

it('upgrades pending, failed and conflicting changes of version 2 and sends them', async () => {
  const { account, userId, theirs, edit, intent } = await start()
  const { archive_id } = theirs
  const waiting = [intent('updateArchive', edit('改'), { user_name: '改' }), intent('config', { mode: 'dark' }, null, '')]
  const pin = intent('markPinned', { archive_id }, { pinned_at: 5 })
  const pinAgain = { ...intent('markPinned', { archive_id }, { pinned_at: 6 }), seq: 8 }
  const refused = { ...pin, seq: 7 }
  const conflict = { id: uuidv7(), archive_id, mine: edit('我'), theirs, ahead: { user_name: '我' }, at: 2 }
  const old = oldDb(userId)
  await old.table('archives').put({ archive_id, shown: { ...theirs, user_name: '改' }, confirmed: theirs, gone: null, own: [] })
  await old.table('outbox').bulkAdd(waiting)
  await old
    .table('failures')
    .put({ id: pin.id, archive_id, intent: refused, after: [pinAgain], code: 10005, fields: [], user_name: '原', at: 3 })
  await old
    .table('failures')
    .put({ id: 'c', archive_id: '', intent: { ...waiting[1], id: 'c', seq: 6 }, after: [], code: 1, fields: [], user_name: '', at: 4 })
  await old.table('conflicts').put(conflict)
  await old.table('state').put({ key: 'lastPulledAt', value: 4 })
  old.close()

  expect(await countUnsyncedItems(userId)).toBe(5)
  expect(await getArchivesPullTime(userId)).toBe(4)
  expect((await listPendingChanges(userId)).map(({ id, kind, subject, input }) => ({ id, kind, subject, input }))).toEqual([
    { id: waiting[0]!.id, kind: 'updateArchive', subject: archive_id, input: edit('改') },
    { id: waiting[1]!.id, kind: 'config', subject: 'settings', input: { mode: 'dark' } },
  ])
  expect(await listFailures(userId)).toMatchObject([
    {
      id: pin.id,
      subject: archive_id,
      name: '原',
      intent: { id: pin.id, subject: archive_id },
      after: [{ id: pinAgain.id, subject: archive_id }],
    },
    { id: 'c', subject: 'settings', name: '', intent: { kind: 'config', subject: 'settings' } },
  ])
  expect(await listConflicts(userId)).toEqual([
    { id: conflict.id, kind: 'updateArchive', subject: archive_id, mine: edit('我'), theirs, ahead: { user_name: '我' }, at: 2 },
  ])
  expect(await getArchive(userId, archive_id)).toMatchObject({ user_name: '改', mark: 'conflict' })

  expect(await sync()).toEqual({ outcome: 'done', sent: 2 })
  expect(server.writes.map(({ path, key }) => ({ path, key }))).toEqual([
    { path: '/user/update-archive', key: waiting[0]!.id },
    { path: '/user/config', key: waiting[1]!.id },
  ])
  await resolveWithMine(userId, conflict.id)
  await retryFailure(userId, pin.id)
  await retryFailure(userId, 'c')
  expect(await sync()).toEqual({ outcome: 'done', sent: 4 })
  expect(await countUnsyncedItems(userId)).toBe(0)
  expect(await serverList(account)).toMatchObject([{ user_name: '我', pinned_at: expect.any(Number) }])
  expect(await listArchives(userId)).toMatchObject([{ user_name: '我', mark: null }])
})

it('a version 2 database without a pulled list has never pulled', async () => {
  const userId = uuidv7()
  const old = oldDb(userId)
  await old.open()
  old.close()
  expect(await getArchivesPullTime(userId)).toBeNull()
})
