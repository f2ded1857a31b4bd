import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getArchivesPullTime, listArchives } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { saveLogin } from '#device/session/session.ts'
import { requestSync } from '#device/sync/sync.ts'
import { SYNC_TAG } from '#device/sync/sync-tag.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { startAutoSync } from '#device/sync/wake.ts'
import { createArchiveInput } from '../support/server-client.ts'
import { logInHere, createOtherDeviceUser, createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()
let stop = () => {}

afterEach(() => stop())

function watch({ visible = true } = {}) {
  const network = new EventTarget()
  const visibility = new EventTarget()
  stop = startAutoSync({ network, visibility, isVisible: () => visible })
  return { network, visibility }
}

/** Resolves once a live query returns a value that satisfies `isReady`. */
async function until<T>(read: () => Promise<T>, isReady: (value: T) => boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    liveQuery(read).subscribe((value) => isReady(value) && resolve(), reject)
  })
}

const allSent = (userId: string) =>
  until(
    () => listPendingChanges(userId),
    (unsent) => unsent.length === 0,
  )

describe('pending changes are sent', () => {
  it('at the start', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    watch()
    await allSent(userId)
    expect(server.writes).toHaveLength(1)
  })

  it('as soon as a change is made', async () => {
    const { userId } = await logInHere(server)
    watch()
    await addArchive(userId, createTestProfile())
    await allSent(userId)
    await addArchive(userId, createTestProfile())
    await allSent(userId)
    expect(server.writes).toHaveLength(2)
  })

  it('when the network comes back', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    server.plan('down')
    const { network } = watch()
    await vi.waitFor(() => expect(server.writes).toHaveLength(1))
    expect(await listPendingChanges(userId)).toHaveLength(1)
    network.dispatchEvent(new Event('online'))
    await allSent(userId)
    expect(server.writes).toHaveLength(2)
  })

  it('when the page becomes visible', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    server.plan('down')
    const { visibility } = watch()
    await vi.waitFor(() => expect(server.writes).toHaveLength(1))
    visibility.dispatchEvent(new Event('visibilitychange'))
    await allSent(userId)
    expect(server.writes).toHaveLength(2)
  })

  it("after a login, which also pulls other devices' changes", async () => {
    watch()
    const account = await createOtherDeviceUser(server)
    await account.call('addArchive', createArchiveInput(), crypto.randomUUID())
    const userId = await account.here()
    await until(
      () => getArchivesPullTime(userId),
      (at) => at !== null,
    )
    expect(await listArchives(userId)).toHaveLength(1)
  })

  it('after the login that follows a timeout', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    server.plan('sessionTimedOut')
    watch()
    await addArchive(userId, createTestProfile())
    await vi.waitFor(() => expect(server.writes).toHaveLength(1))
    expect(await listPendingChanges(userId)).toHaveLength(1)
    const { data } = await account.call('userInfo')
    server.clock.pass({ seconds: 61 })
    await logInHere(server, data.email)
    await allSent(userId)
    expect(server.writes).toHaveLength(2)
  })

  it('again after 25 and 50 seconds while the server fails', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    const long: { ms: number; run: () => void }[] = []
    // Only the retries; the network library has its own timers.
    const delays = new Set([25_000, 50_000])
    const { setTimeout } = globalThis
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => (delays.has(ms) ? long.push({ ms, run }) : setTimeout(run, ms)))
    server.plan('serverError', 'serverError')
    watch()
    for (const times of [1, 2]) {
      await vi.waitFor(() => expect(long).toHaveLength(times))
      expect(server.writes).toHaveLength(times)
      long.at(-1)!.run()
    }
    expect(long.map(({ ms }) => ms)).toEqual([25_000, 50_000])
    await allSent(userId)
    expect(server.writes).toHaveLength(3)
  })

  it('again after one and two seconds once the network is back', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    const waited: number[] = []
    // Only the retries; the network library has its own timers.
    const delays = new Set([1_000, 2_000, 25_000])
    const { setTimeout } = globalThis
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
      if (!delays.has(ms)) return setTimeout(run, ms)
      waited.push(ms)
      // Retries with longer delays never run in this test.
      return ms < 5_000 ? setTimeout(run, 0) : undefined
    })
    server.plan('down', 'down', 'down')
    const { network } = watch()
    await vi.waitFor(() => expect(waited).toEqual([25_000]))
    network.dispatchEvent(new Event('online'))
    await allSent(userId)
    expect(waited).toEqual([25_000, 1_000, 2_000])
    expect(server.writes).toHaveLength(4)
  })

  it('no more once watching has stopped', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const { network } = watch()
    stop()
    await addArchive(userId, createTestProfile())
    network.dispatchEvent(new Event('online'))
    await saveLogin({ user_id: userId, email: 'a@b.example', token: 'another', api_tokens: {} as never })
    // Three calls take longer than a sync would, if one had started.
    for (let times = 0; times < 3; times++) await account.call('userInfo')
    expect(await listPendingChanges(userId)).toHaveLength(1)
    expect(server.writes).toEqual([])
  })
})

describe('a sync request', () => {
  it('registers Background Sync and sends nothing while offline', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    const tags: string[] = []
    const registration = { sync: { register: async (tag: string) => void tags.push(tag) } }
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { getRegistration: async () => registration } })
    expect(await requestSync()).toBeNull()
    await vi.waitFor(() => expect(tags).toEqual([SYNC_TAG]))
    expect(await listPendingChanges(userId)).toHaveLength(1)
    expect(server.writes).toEqual([])
  })
})
