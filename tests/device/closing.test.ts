import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { configureApi } from '#device/wire/api.ts'
import { getLastBackup, recordBackup } from '#device/account/export.ts'
import { addArchive } from '#device/archives/archives.ts'
import { closeAccount, requestClosingCode } from '#device/account/closing.ts'
import { fetchMembership } from '#device/shop/shop.ts'
import { listKnownUsers, getSession } from '#device/session/session.ts'
import { sync } from '#device/sync/sync.ts'
import { endOtherSession, fetchSessions } from '#device/account/user-sessions.ts'
import { call } from '../support/server-client.ts'
import { logInHere, createTestProfile, useHostileServer } from './here.ts'

const server = useHostileServer()
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

describe('closing an account', () => {
  it('requires the mailed code and deletes all local data', async () => {
    const { userId, address } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    await sync()
    server.clock.pass({ seconds: 61 })
    expect(await requestClosingCode('zh_CN')).toBe(60)
    await expect(requestClosingCode('zh_CN')).rejects.toMatchObject({ codeName: 'codeSentRecently' })
    const code = await server.real.latestCode(address)
    await closeAccount(code)
    expect([await getSession(), await listKnownUsers()]).toEqual([null, []])
    expect(await databases()).not.toContain(`mingshu-${userId}`)
    expect((await logInHere(server, address)).userId).not.toBe(userId)
  })

  it('with a wrong code or without a network changes nothing', async () => {
    const { userId } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    await expect(closeAccount('000000')).rejects.toMatchObject({ codeName: 'codeWrong' })
    configureApi({ baseUrl: 'http://127.0.0.1:9' })
    await expect(closeAccount('000000')).rejects.toMatchObject({ codeName: 'offline' })
    expect((await getSession())!.user_id).toBe(userId)
    expect(await databases()).toContain(`mingshu-${userId}`)
  })

  it('on another device deletes local data at the next login', async () => {
    const { userId, address } = await logInHere(server)
    await addArchive(userId, createTestProfile())
    await sync()
    await recordBackup(userId, true, 7)
    expect(await getLastBackup(userId)).toEqual({ at: 7, isLocked: true })
    const firstSession = (await getSession())!
    await logInHere(server, address)
    server.clock.pass({ seconds: 61 })
    await requestClosingCode('zh_CN')
    expect(
      (await call(server.real, 'deactivate', { code: await server.real.latestCode(address) }, { token: (await getSession())!.token })).code,
    ).toBe(0)
    expect((await call(server.real, 'userInfo', {}, { token: firstSession.token })).code).toBe(10011)
    expect(await databases()).toContain(`mingshu-${userId}`)
    await logInHere(server, address)
    expect(await databases()).not.toContain(`mingshu-${userId}`)
    expect((await listKnownUsers()).map(({ email }) => email)).toEqual([address])
  })

  it('reports the membership that would be lost', async () => {
    await logInHere(server)
    expect(await fetchMembership()).toMatchObject({ is_vip: false, month_until: null, year_until: null })
  })
})

describe('the list of sessions', () => {
  it('shows each session and ends one of them', async () => {
    const { address } = await logInHere(server)
    await logInHere(server, address)
    const { sessions } = await fetchSessions()
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false])
    await endOtherSession(sessions[1]!.id)
    await expect(endOtherSession(sessions[1]!.id)).rejects.toMatchObject({ codeName: 'notFound' })
    expect((await fetchSessions()).sessions).toHaveLength(1)
  })
})
