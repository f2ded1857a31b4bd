import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { DeviceExport } from '#contract/export-file.ts'
import { addArchive, removeArchive } from '#device/archives/archives.ts'
import { exportUserData } from '#device/account/export.ts'
import { getFortune, listFortunes, type DayFortune } from '#device/documents/fortunes.ts'
import { storeFortune } from '#device/documents/open-day.ts'
import { countUnsyncedItems, listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { logOut } from '#device/session/log-out.ts'
import { configureApi } from '#device/wire/api.ts'
import { pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { formerDatabaseOf } from '../support/former-database.ts'
import { newId, type Account } from '../support/server-client.ts'
import { logInHere, createOtherDeviceUser, createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()

const GANZHI = '甲子 丙寅 己卯 戊辰'
const view = { score: 61 } as DayFortune['view']

/** Creates a user with an archive on the server. */
async function start() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = await addArchive(userId, createTestProfile())
  await sync()
  const day = (date: string, more: Partial<DayFortune> = {}): DayFortune => ({ archive_id, date, ganzhi: GANZHI, view, at: 7, ...more })
  return { account, userId, archive_id, day }
}

const serverDaysOf = async (account: Account) => (await account.call('openedDays')).data.days

it('a day opened offline is sent later and pulled after a login', async () => {
  const { account, userId, archive_id, day } = await start()
  server.plan('down')
  await storeFortune(userId, day('2026-11-20'))
  expect(await sync()).toMatchObject({ outcome: 'later' })
  expect(await getFortune(userId, archive_id, '2026-11-20')).toEqual(day('2026-11-20'))
  expect(await countUnsyncedItems(userId)).toBe(1)
  expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
  expect(await serverDaysOf(account)).toEqual([{ archive_id, date: '2026-11-20', ganzhi: GANZHI, opened_at: 7 }])

  await logOut()
  await logInHere(server, account.address)
  expect(await getFortune(userId, archive_id, '2026-11-20')).toBeNull()
  await pullAllDocuments()
  expect(await getFortune(userId, archive_id, '2026-11-20')).toEqual(day('2026-11-20', { view: null }))
})

it('an opened day changes only by a later opening with other pillars', async () => {
  const { account, userId, archive_id, day } = await start()
  await storeFortune(userId, day('2026-11-20'))
  await storeFortune(userId, day('2026-11-21'))
  await sync()
  const there = { archive_id, date: '2026-11-21', ganzhi: '甲子 丙寅 庚辰 庚辰', opened_at: 8 }
  await account.call('openDay', there, newId())
  await pullAllDocuments()
  expect(await listFortunes(userId, archive_id, '2026-11-20', '2026-11-21')).toEqual([
    day('2026-11-20'),
    day('2026-11-21', { ganzhi: there.ganzhi, view: null, at: 8 }),
  ])
})

it('a lost answer opens no day twice', async () => {
  const { account, userId, day } = await start()
  await storeFortune(userId, day('2026-11-20'))
  server.plan('loseReply')
  await sync()
  expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
  expect(await serverDaysOf(account)).toHaveLength(1)
})

it('an opened day of a deleted archive is dropped without asking', async () => {
  const { account, userId, archive_id, day } = await start()
  await account.call('removeArchive', { archive_id }, newId())
  server.clock.pass({ days: 31 })
  await account.here()
  await storeFortune(userId, day('2026-11-20'))
  await sync()
  expect(await listFailures(userId)).toEqual([])
})

it('days of a removed archive are kept while it is restorable', async () => {
  const { userId, archive_id, day } = await start()
  await storeFortune(userId, day('2026-11-20'))
  await removeArchive(userId, archive_id)
  await sync()
  await pullAllDocuments()
  expect(await getFortune(userId, archive_id, '2026-11-20')).not.toBeNull()
})

it('a device export contains the opened days', async () => {
  const { userId, archive_id, day } = await start()
  await storeFortune(userId, day('2026-11-20'))
  // No server listens at this address.
  configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })
  const { file, source } = await exportUserData(userId)
  expect(source).toBe('device')
  const { days } = JSON.parse(await file.text()) as DeviceExport
  expect(days).toEqual([{ archive_id, date: '2026-11-20', ganzhi: GANZHI, opened_at: 7 }])
})

it('days of an older database are queued to be sent', async () => {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const old = formerDatabaseOf(userId)
  const storedDay = { archive_id: newId(), date: '2026-11-19', ganzhi: GANZHI, view, at: 5 }
  await old.table('fortunes').put(storedDay)
  old.close()
  expect(await listPendingChanges(userId)).toMatchObject([
    { kind: 'openDay', input: { archive_id: storedDay.archive_id, date: '2026-11-19', ganzhi: GANZHI, opened_at: 5 } },
  ])
  expect(await getFortune(userId, storedDay.archive_id, '2026-11-19')).toEqual(storedDay)
})
