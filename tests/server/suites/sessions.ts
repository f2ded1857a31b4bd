import { expect, test } from 'vitest'
import { openSession } from '#server/http/session.ts'
import { call, newId, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.39 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

export function sessionSuite(fixture: () => ServerFixture): void {
  async function twoDevices() {
    const phone = await signIn(fixture().server, undefined, {}, android)
    fixture().clock.pass({ minutes: 2 })
    return { phone, desk: await signIn(fixture().server, phone.address, {}, mac) }
  }

  test("lists a user's sessions, the current one first", async () => {
    const { phone, desk } = await twoDevices()
    const { sessions, providers } = (await phone.call('userSessions')).data
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Chrome · Android', true],
      ['Safari · Mac', false],
    ])
    expect(sessions[1]!.created_at - sessions[0]!.created_at).toBeGreaterThanOrEqual(120_000)
    expect(providers).toEqual([])
    expect((await desk.call('userSessions')).data.sessions.map(({ device }) => device)).toEqual(['Safari · Mac', 'Chrome · Android'])
  })

  test('stores only browser and system names, and ids are no tokens', async () => {
    const { phone, desk } = await twoDevices()
    const rows = JSON.stringify(await fixture().db.selectFrom('sessions').selectAll().where('user_id', '=', phone.userId).execute())
    for (const word of ['Pixel', '131.0', 'Mozilla', '10_15', 'AppleWebKit']) expect(rows).not.toContain(word)
    const { text, data } = await phone.call('userSessions')
    for (const secret of [phone.token, desk.token, ...Object.values(desk.apiTokens)]) expect(text).not.toContain(secret)
    for (const { id } of data.sessions) expect((await call(fixture().server, 'userInfo', {}, { token: id })).code).toBe(10011)
  })

  test('ending a session elsewhere revokes all its tokens', async () => {
    const { phone, desk } = await twoDevices()
    const [, other] = (await phone.call('userSessions')).data.sessions
    expect((await phone.call('sessionEnd', { id: other!.id })).data).toEqual({ id: other!.id })
    expect((await desk.call('userInfo')).code).toBe(10011)
    expect((await phone.call('userSessions')).data.sessions).toHaveLength(1)
    expect(await fixture().db.selectFrom('sessions').selectAll().where('session_id', '=', other!.id).execute()).toEqual([])
  })

  test('a foreign session is treated like an unknown one', async () => {
    const { phone } = await twoDevices()
    const anonymous = await signIn(fixture().server)
    const [own] = (await phone.call('userSessions')).data.sessions
    const foreign = await anonymous.call('sessionEnd', { id: own!.id })
    expect([foreign.status, foreign.code, foreign.text]).toEqual([404, 10004, (await anonymous.call('sessionEnd', { id: newId() })).text])
    expect((await phone.call('userInfo')).code).toBe(0)
    expect((await anonymous.call('userSessions')).data.sessions).toHaveLength(1)
  })

  test('the last use of a session is written every ten minutes', async () => {
    const me = await signIn(fixture().server)
    const lastUsed = async () => (await me.call('userSessions')).data.sessions[0]!.last_used_at
    const first = await lastUsed()
    fixture().clock.pass({ minutes: 9 })
    expect(await lastUsed()).toBe(first)
    fixture().clock.pass({ minutes: 1 })
    expect(await lastUsed()).toBeGreaterThanOrEqual(first + 600_000)
  })

  test('an expired session is not listed', async () => {
    const { phone } = await twoDevices()
    fixture().clock.pass({ days: 60 })
    expect((await phone.call('userInfo')).code).toBe(0)
    fixture().clock.pass({ days: 60 })
    expect((await phone.call('userSessions')).data.sessions.map(({ is_current }) => is_current)).toEqual([true])
  })

  test('the session limit of 100 ends the least recently used', async () => {
    const me = await signIn(fixture().server)
    const open = () => openSession(fixture().db, me.userId, '', fixture().clock.now())
    for (let opened = 1; opened < 100; opened += 1) {
      fixture().clock.pass({ seconds: 1 })
      await open()
    }
    fixture().clock.pass({ minutes: 11 })
    expect((await me.call('userInfo')).code).toBe(0)
    const { token } = await open()
    const { sessions } = (await me.call('userSessions')).data
    expect(sessions).toHaveLength(100)
    expect((await call(fixture().server, 'userInfo', {}, { token })).code).toBe(0)
  })
}
