import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { getCurrentArchive } from '#device/archives/archive-choice.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { configureApi } from '#device/wire/api.ts'
import { getUserDb } from '#device/store/db.ts'
import { requestLoginCode } from '#device/account/login.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { createQueryStore } from '#device/store/query-store.ts'
import { sendPendingLogouts } from '#device/session/pending-logouts.ts'
import { logOut } from '#device/session/log-out.ts'
import { callAsUser, clearSession, listKnownUsers, markSessionExpired, getSession } from '#device/session/session.ts'
import { sync } from '#device/sync/sync.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { countUnsyncedItems } from '#device/outbox/unsent.ts'
import { call } from '../support/server-client.ts'
import { logInHere, createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const namesOf = async (userId: string) => (await listArchives(userId)).map(({ user_name }) => user_name)

describe('a session', () => {
  it('begins with an emailed code and has a token per product', async () => {
    expect(await getSession()).toBeNull()
    const { userId, address } = await logInHere(server)
    const session = await getSession()
    expect(session).toMatchObject({ user_id: userId, email: address, is_expired: false })
    expect(Object.keys(session!.api_tokens)).toHaveLength(8)
    expect(await callAsUser('userInfo', {})).toMatchObject({ user_id: userId, email: address })
  })

  it('rejects an invalid email address', async () => {
    await expect(requestLoginCode({ email: 'nobody' })).rejects.toMatchObject({
      codeName: 'invalidInput',
      fields: [{ field: 'email', rule: 'email' }],
    })
  })

  it('is marked expired by any answer with 10011 and stays readable', async () => {
    const { userId } = await logInHere(server)
    const { token } = (await getSession())!
    await call(server.real, 'logout', {}, { token })
    await expect(callAsUser('userInfo', {})).rejects.toMatchObject({ codeName: 'sessionTimedOut' })
    expect(await getSession()).toMatchObject({ user_id: userId, token, is_expired: true })
    await expect(pullDocument('archives')).rejects.toMatchObject({ codeName: 'sessionTimedOut' })
  })

  it('is not marked expired by a late answer to an older token', async () => {
    await logInHere(server)
    await markSessionExpired('an older token')
    expect((await getSession())!.is_expired).toBe(false)
  })

  it('is required for calls and for syncing', async () => {
    await expect(callAsUser('userInfo', {})).rejects.toMatchObject({ codeName: 'sessionTimedOut' })
    expect(await sync()).toEqual({ outcome: 'loggedOut', sent: 0 })
  })
})

describe('a logout', () => {
  it('ends the session on the server and deletes local user data', async () => {
    const { userId } = await logInHere(server)
    const { token } = (await getSession())!
    await addArchive(userId, createTestProfile())
    await sync()
    await logOut()
    expect(await getSession()).toBeNull()
    expect(await databases()).not.toContain(`mingshu-${userId}`)
    expect(await listKnownUsers()).toEqual([])
    expect((await call(server.real, 'userInfo', {}, { token })).code).toBe(10011)
  })

  it('needs no network', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    configureApi({ baseUrl: 'http://127.0.0.1:9' })
    await logOut()
    expect(await getSession()).toBeNull()
    expect(await databases()).not.toContain(`mingshu-${userId}`)
  })

  it('made offline ends the server session later, under any user', async () => {
    await logInHere(server)
    const { token } = (await getSession())!
    configureApi({ baseUrl: 'http://127.0.0.1:9' })
    await logOut()
    expect(await sendPendingLogouts()).toBe(false)
    expect((await call(server.real, 'userInfo', {}, { token })).code).toBe(0)
    configureApi({ baseUrl: server.url })
    const other = await logInHere(server)
    expect(await sendPendingLogouts()).toBe(true)
    expect((await call(server.real, 'userInfo', {}, { token })).code).toBe(10011)
    expect((await callAsUser('userInfo', {})).user_id).toBe(other.userId)
    server.reads.length = 0
    expect(await sendPendingLogouts()).toBe(true)
    expect(server.reads).toEqual([])
  })

  it('is not undone by open screens or late writes', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    await logOut()
    expect(await listArchives(userId)).toEqual([])
    expect(await getCurrentArchive(userId)).toBeNull()
    await createQueryStore(userId).setItem('user-info', { late: true })
    expect(await databases()).not.toContain(`mingshu-${userId}`)
  })

  it('stops a running sync from writing', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    configureApi({ timeoutMs: 300 })
    server.plan('hang')
    const sending = sync()
    await logOut()
    expect((await sending).sent).toBe(0)
    expect(await databases()).not.toContain(`mingshu-${userId}`)
  })
})

describe('two users of one device', () => {
  it('see and send only their own data', async () => {
    const first = await logInHere(server)
    await addArchive(first.userId, createTestProfile({ user_name: '一' }))
    const second = await logInHere(server)
    await addArchive(second.userId, createTestProfile({ user_name: '二' }))
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    await pullDocument('archives')
    expect(await namesOf(second.userId)).toEqual(['二'])
    expect(await countUnsyncedItems(first.userId)).toBe(1)
    expect(await listKnownUsers()).toMatchObject([
      { user_id: second.userId, email: second.address, unsent: 0 },
      { user_id: first.userId, email: first.address, unsent: 1 },
    ])
    await logInHere(server, first.address)
    expect(await sync()).toEqual({ outcome: 'done', sent: 1 })
    await pullDocument('archives')
    expect(await namesOf(first.userId)).toEqual(['一'])
    expect((await listArchives(first.userId))[0]!.type).toBe(0)
  })

  it('can discard unsent changes of the other', async () => {
    const first = await logInHere(server)
    await addArchive(first.userId, createTestProfile({ user_name: '一' }))
    await clearSession()
    await logInHere(server)
    await discardUnsentChanges(first.userId)
    expect(await countUnsyncedItems(first.userId)).toBe(0)
    expect(await getUserDb(first.userId).archives.count()).toBe(0)
  })
})
