import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchUserInfo } from '#device/account/account.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { getFortune } from '#device/documents/fortunes.ts'
import { changeConfig, readLanguage } from '#device/settings/settings.ts'
import { dismissInstallOffer, readInstallState, recordVisit } from '#device/settings/visits.ts'
import { getLastPurchaseAt, recordPurchase } from '#device/shop/shop.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { getUserDb } from '#device/store/db.ts'
import { withLock } from '#device/store/lock.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { sendAndPull } from '#device/sync/wake.ts'
import { isClockOff } from '#device/wire/server-clock.ts'
import { createArchiveInput } from '../support/server-client.ts'
import { createOtherDeviceUser, createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()
const DAY_MS = 24 * 3_600_000
const TEN_YEARS_MS = 3650 * DAY_MS

let aheadMs = 0

/** Changes the device clock only: the clock of the server, in the same process, is shifted back to the real time. */
function setClock(nextMs: number): void {
  vi.useRealTimers()
  if (nextMs !== 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + nextMs })
  server.clock.pass({ ms: aheadMs - nextMs })
  aheadMs = nextMs
}

afterEach(() => setClock(0))

describe.each([
  ['ten years fast, then correct', TEN_YEARS_MS, 1_000],
  ['correct, then a day slow', 0, -DAY_MS],
  ['a day slow, then correct', -DAY_MS, 1_000],
])('a clock that is %s', (_name, firstMs, thenMs) => {
  it("does not stop a pull of another device's changes", async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    setClock(firstMs)
    await pullDocument('archives')
    setClock(thenMs)
    await account.call('addArchive', createArchiveInput({ user_name: '彼' }), crypto.randomUUID())
    await sendAndPull({ skipsFresh: true })
    expect((await listArchives(userId)).map(({ user_name }) => user_name)).toEqual(['彼'])
  })

  it('does not block settings of another device', async () => {
    const account = await createOtherDeviceUser(server)
    await account.here()
    setClock(firstMs)
    await changeConfig({ interface_language: 'en_US' })
    await sync()
    setClock(thenMs)
    await account.call('config', { interface_language: 'zh_TW' }, crypto.randomUUID())
    await fetchUserInfo()
    expect(await readLanguage()).toBe('zh_TW')
  })

  it('counts the next visit and does not extend a dismissal', async () => {
    setClock(firstMs)
    expect(await recordVisit()).toBe(1)
    await dismissInstallOffer()
    setClock(thenMs)
    expect(await recordVisit()).toBe(2)
    expect((await readInstallState()).dismissed_at ?? 0).toBeLessThanOrEqual(Date.now())
  })

  it('does not hide the next purchase', async () => {
    const userId = await (await createOtherDeviceUser(server)).here()
    setClock(firstMs)
    await recordPurchase(userId)
    setClock(thenMs)
    expect(await getLastPurchaseAt(userId)).toBeLessThanOrEqual(Date.now())
  })
})

it('a day opened under a fast clock yields to other pillars', async () => {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = await addArchive(userId, createTestProfile())
  await sync()
  const day = { archive_id, date: '2026-11-20', ganzhi: '甲子 丙寅 己卯 戊辰' }
  await getUserDb(userId).fortunes.put({ ...day, view: null, at: Date.now() + TEN_YEARS_MS })
  const there = { ...day, ganzhi: '甲子 丙寅 庚辰 庚辰' }
  await account.call('openDay', { ...there, opened_at: Date.now() }, crypto.randomUUID())
  await pullAllDocuments()
  expect(await getFortune(userId, archive_id, day.date)).toMatchObject(there)
})

it('a lease taken under a fast clock blocks nobody', async () => {
  vi.stubGlobal('navigator', {})
  await deviceDb.leases.put({ name: 'mingshu-sync', holder: 'gone', until: Date.now() + TEN_YEARS_MS })
  expect(await withLock('mingshu-sync', async () => 'mine')).toBe('mine')
})

it('any answer detects a wrong clock and its correction', async () => {
  await (await createOtherDeviceUser(server)).here()
  for (const [offMs, isOff] of [
    [0, false],
    [-2 * DAY_MS, true],
    [0, false],
    [2 * DAY_MS, true],
    [0, false],
  ] as const) {
    setClock(offMs)
    await fetchUserInfo()
    expect(isClockOff()).toBe(isOff)
  }
})
