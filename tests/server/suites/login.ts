import { expect, test } from 'vitest'
import { API_TOKEN_NAMES } from '#contract/session.ts'
import { call, newAddress, randomIp, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

/** Returns a code that differs from the sent one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export function loginSuite(fixture: () => ServerFixture): void {
  const send = (email: string, ip = randomIp()) => call(fixture().server, 'emailVerification', { email }, { ip })
  const login = (email: string, code: string, ip = randomIp()) => call(fixture().server, 'loginByEmail', { email, code }, { ip })
  const codeOf = (email: string) => fixture().server.latestCode(email)

  test('the mailed code returns a token and one per product', async () => {
    const email = newAddress()
    const sent = await send(email)
    expect([sent.status, sent.code, sent.data]).toEqual([200, 0, { resend_seconds: 60, ask: expect.stringMatching(/^[\w-]{22}$/) }])
    const { status, data } = await login(email, await codeOf(email))
    expect(status).toBe(200)
    expect(Object.keys(data.api_tokens).toSorted()).toEqual(API_TOKEN_NAMES.toSorted())
    const tokens = [data.token, ...Object.values(data.api_tokens)]
    expect(new Set(tokens).size).toBe(9)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  test('an address is one account in any notation', async () => {
    const email = newAddress()
    const first = await signIn(fixture().server, email)
    fixture().clock.pass({ minutes: 2 })
    await send(`  ${email.toUpperCase()} `)
    const second = await login(email.toUpperCase(), ` ${await codeOf(email)} `)
    expect(second.data).toMatchObject({ user_id: first.userId, email })
  })

  test("the first login sets the account's language", async () => {
    const taiwan = await signIn(fixture().server, newAddress(), { locale: 'zh_TW' })
    const plain = await signIn(fixture().server)
    expect((await taiwan.call('userInfo')).data.interface_language).toBe('zh_TW')
    expect((await plain.call('userInfo')).data.interface_language).toBe('zh_CN')
  })

  test('a wrong code is reported and leaves the right one valid', async () => {
    const email = newAddress()
    await send(email)
    const code = await codeOf(email)
    const wrong = await login(email, otherThan(code))
    expect([wrong.status, wrong.code, wrong.data]).toEqual([422, 10021, { tries_left: 4 }])
    expect((await login(email, code)).code).toBe(0)
  })

  test('an address without a code is answered like a wrong code', async () => {
    const answer = await login(newAddress(), '123456')
    expect([answer.code, answer.data]).toEqual([10021, null])
  })

  test('responses do not reveal whether an account exists', async () => {
    const known = await signIn(fixture().server)
    fixture().clock.pass({ minutes: 2 })
    const anonymous = newAddress()
    const [one, other] = [await send(known.address), await send(anonymous)]
    expect(one.text.replace(one.data.ask, '')).toBe(other.text.replace(other.data.ask, ''))
    const wrong = await Promise.all(
      [known.address, anonymous].map(async (email) => (await login(email, otherThan(await codeOf(email)))).text),
    )
    expect(wrong[0]).toBe(wrong[1])
  })

  test('a code expires after ten minutes', async () => {
    const email = newAddress()
    await send(email)
    const code = await codeOf(email)
    fixture().clock.pass({ minutes: 9, seconds: 50 })
    const late = newAddress()
    await send(late)
    const lateCode = await codeOf(late)
    expect((await login(email, code)).code).toBe(0)
    fixture().clock.pass({ minutes: 10, seconds: 1 })
    const answer = await login(late, lateCode)
    expect([answer.status, answer.code]).toEqual([422, 10022])
  })

  test('a newer code replaces the older one', async () => {
    const email = newAddress()
    await send(email)
    const older = await codeOf(email)
    fixture().clock.pass({ seconds: 61 })
    await send(email)
    const newer = await codeOf(email)
    // Allows for equal codes, which happens once in a million runs: then the older code is also the newer one.
    expect((await login(email, older)).code).toBe(older === newer ? 0 : 10022)
    expect((await login(email, newer)).code).toBe(older === newer ? 10023 : 0)
  })

  test('a code works once', async () => {
    const { address } = await signIn(fixture().server)
    const answer = await login(address, await codeOf(address))
    expect([answer.status, answer.code]).toEqual([422, 10023])
  })

  test('one of eight concurrent logins with one code succeeds', async () => {
    const email = newAddress()
    await send(email)
    const code = await codeOf(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, code)))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  })

  test('a second code within the minute is refused with the wait', async () => {
    const email = newAddress()
    await send(email)
    fixture().clock.pass({ seconds: 20 })
    const again = await send(email)
    expect([again.status, again.code]).toEqual([429, 10025])
    expect(again.data.resend_seconds).toBeGreaterThan(30)
    expect(again.data.resend_seconds).toBeLessThanOrEqual(40)
    fixture().clock.pass({ seconds: again.data.resend_seconds })
    expect((await send(email)).code).toBe(0)
  })

  test('concurrent sends to one address send once', async () => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(email)))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([0, ...Array<number>(7).fill(10025)])
  })

  test('limits an address to five codes per client and ten per hour', async () => {
    const email = newAddress()
    const sends = async (times: number, ip: string) => {
      const codes: number[] = []
      for (let time = 0; time < times; time += 1) {
        fixture().clock.pass({ seconds: 61 })
        codes.push((await send(email, ip)).code)
      }
      return codes
    }
    expect(await sends(6, randomIp())).toEqual([0, 0, 0, 0, 0, 10006])
    expect(await sends(4, randomIp())).toEqual([0, 0, 0, 0])
    expect(await sends(2, randomIp())).toEqual([0, 10006])
    fixture().clock.pass({ minutes: 60 })
    expect(await sends(1, randomIp())).toEqual([0])
  })

  test('limits codes sent per IP address', async () => {
    const ip = randomIp()
    const codes: number[] = []
    for (let sends = 0; sends < 61; sends += 1) codes.push((await send(newAddress(), ip)).code)
    expect(codes.filter((code) => code === 0)).toHaveLength(60)
    expect(codes.at(-1)).toBe(10006)
    expect((await send(newAddress())).code).toBe(0)
  })

  test('limits attempts per IP address', async () => {
    const ip = randomIp()
    const codes: number[] = []
    for (let tries = 0; tries < 61; tries += 1) codes.push((await login(newAddress(), '000000', ip)).code)
    expect(codes.filter((code) => code === 10021)).toHaveLength(60)
    expect(codes.at(-1)).toBe(10006)
  })

  test('the database contains no codes, tokens or unregistered addresses', async () => {
    const anonymous = newAddress()
    await send(anonymous)
    const code = await codeOf(anonymous)
    const known = await signIn(fixture().server)
    const rows = JSON.stringify([
      await fixture().db.selectFrom('login_codes').selectAll().execute(),
      await fixture().db.selectFrom('turns').selectAll().execute(),
      await fixture().db.selectFrom('sessions').selectAll().execute(),
      await fixture().db.selectFrom('users').selectAll().execute(),
      await fixture().db.selectFrom('jobs').selectAll().execute(),
    ])
    expect(rows).toContain(known.userId)
    for (const secret of [anonymous, `"${code}"`, known.token, ...Object.values(known.apiTokens)]) expect(rows).not.toContain(secret)
  })
}
