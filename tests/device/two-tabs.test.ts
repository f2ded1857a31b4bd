import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { logInHere, createOtherDeviceUser, omitListFields, createTestProfile, serverList, useHostileServer } from './here.ts'

const server = useHostileServer()

/** Loads the modules once more, like a tab or the worker: separate memory, shared databases and locks. */
async function anotherTab() {
  vi.resetModules()
  const { configureApi } = await import('#device/wire/api.ts')
  configureApi({ baseUrl: server.url })
  return {
    ...(await import('#device/sync/sync.ts')),
    ...(await import('#device/sync/pull.ts')),
    ...(await import('#device/session/log-out.ts')),
  }
}

describe.each([
  ['Web Locks', () => {}],
  ['a lease instead of Web Locks', () => vi.stubGlobal('navigator', {})],
])('two tabs with %s', (_name, setUp) => {
  it('send each change once, in order', async () => {
    setUp()
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const other = await anotherTab()
    for (const user_name of ['甲', '乙', '丙']) await addArchive(userId, createTestProfile({ user_name }))
    const results = await Promise.all([sync(), other.sync(), pullDocument('archives'), other.pullDocument('archives')])
    expect(results.slice(0, 2).map((result) => result!.outcome)).toEqual(['done', 'done'])
    expect(server.writes.map(({ path }) => path)).toEqual(['/user/add-archive', '/user/add-archive', '/user/add-archive'])
    expect(new Set(server.writes.map(({ key }) => key)).size).toBe(3)
    expect(await listPendingChanges(userId)).toEqual([])
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })
})

describe('two tabs', () => {
  it('that send the same change at once have one effect', async () => {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const other = await anotherTab()
    await addArchive(userId, createTestProfile())
    // Simulates an expired lease: no lock excludes the other tab.
    vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } })
    await Promise.all([sync(), other.sync()])
    expect(server.writes).toHaveLength(2)
    expect(await serverList(account)).toHaveLength(1)
    expect((await listArchives(userId)).map(omitListFields)).toEqual(await serverList(account))
  })

  it("close the database at the other's logout and reopen after login", async () => {
    const { userId, address } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    const other = await anotherTab()
    expect(await listArchives(userId)).toHaveLength(1)
    await other.logOut()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`mingshu-${userId}`)
    expect(await listArchives(userId)).toEqual([])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`mingshu-${userId}`)
    await logInHere(server, address)
    await addArchive(userId, createTestProfile({ user_name: '乙' }))
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    expect((await listArchives(userId)).map(({ user_name }) => user_name)).toEqual(['乙'])
  })
})
