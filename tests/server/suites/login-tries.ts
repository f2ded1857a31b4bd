import { expect, test } from 'vitest'
import { call, newAddress, randomIp, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

/** Returns the code that is greater than the sent one by `more` (modulo a million), so that it is never equal. */
const otherThan = (code: string, more = 1): string => String((Number(code) + more) % 1_000_000).padStart(6, '0')

/** Tests the limits on login attempts per network, browser and address, and that anonymous attempts do not lock others out. */
export function loginTriesSuite(fixture: () => ServerFixture): void {
  const send = (email: string, ip = randomIp()) => call(fixture().server, 'emailVerification', { email }, { ip })
  const login = (email: string, code: string, more: { ip?: string; ask?: string } = {}) =>
    call(fixture().server, 'loginByEmail', { email, code, ...(more.ask && { ask: more.ask }) }, { ip: more.ip ?? randomIp() })
  const byLink = (link: string) => call(fixture().server, 'loginByLink', { link }, { ip: randomIp() })
  const codeOf = (email: string) => fixture().server.latestCode(email)
  const linkOf = (email: string) => fixture().server.latestLink(email)
  const timesOver = async (times: number, run: () => Promise<{ code: number }>) => {
    const codes: number[] = []
    for (let time = 0; time < times; time += 1) codes.push((await run()).code)
    return codes
  }

  test('five wrong attempts block a code for that network only', async () => {
    const email = newAddress()
    const ip = randomIp()
    await send(email)
    const code = await codeOf(email)
    expect(await timesOver(6, () => login(email, otherThan(code), { ip }))).toEqual([10021, 10021, 10021, 10021, 10024, 10024])
    const answer = await login(email, code, { ip })
    expect([answer.status, answer.code]).toEqual([429, 10024])
    expect((await login(email, code)).code).toBe(0)
  })

  test('anonymous clients share ten attempts per code', async () => {
    const email = newAddress()
    await send(email)
    const code = await codeOf(email)
    expect(await timesOver(11, () => login(email, otherThan(code)))).toEqual([...Array<number>(9).fill(10021), 10024, 10024])
    expect((await login(email, code)).code).toBe(10024)
  })

  test('concurrent guesses respect both limits', async () => {
    for (const [ip, most] of [
      [randomIp(), 4],
      [undefined, 9],
    ] as const) {
      const email = newAddress()
      await send(email)
      const code = await codeOf(email)
      const guesses = Array.from({ length: 20 }, (_, index) => otherThan(code, index + 1))
      const answers = await Promise.all(guesses.map((guess) => login(email, guess, ip === undefined ? {} : { ip })))
      expect(answers.filter((answer) => answer.code === 10021)).toHaveLength(most)
      expect(answers.filter((answer) => answer.code === 10024)).toHaveLength(20 - most)
    }
  })

  test('the requesting browser has five attempts of its own', async () => {
    const email = newAddress()
    const { ask } = (await send(email)).data
    const code = await codeOf(email)
    await timesOver(11, () => login(email, otherThan(code)))
    const wrong = await login(email, otherThan(code), { ask })
    expect([wrong.code, wrong.data]).toEqual([10021, { tries_left: 4 }])
    expect((await login(email, code, { ask })).code).toBe(0)

    const other = newAddress()
    const sent = (await send(other)).data
    const right = await codeOf(other)
    expect(await timesOver(6, () => login(other, otherThan(right), { ask: sent.ask }))).toEqual([10021, 10021, 10021, 10021, 10024, 10024])
    expect((await login(other, right, { ask: sent.ask })).code).toBe(10024)
    expect((await login(other, right, { ask: 'somebody-else' })).code).toBe(0)
  })

  test("an anonymous client's attempts lock nobody out", async () => {
    const { address } = await signIn(fixture().server)
    fixture().clock.pass({ minutes: 2 })
    const { ask } = (await send(address)).data
    const mine = await codeOf(address)
    const anonymousIp = randomIp()
    for (let time = 0; time < 3; time += 1) {
      fixture().clock.pass({ seconds: 61 })
      await send(address, anonymousIp)
      const theirs = await codeOf(address)
      await timesOver(6, () => login(address, otherThan(theirs), { ip: anonymousIp }))
    }
    // The anonymous client requested the newest code; the mail's reader can still log in with this code or with the older one.
    const newest = await codeOf(address)
    expect((await login(address, newest)).code).toBe(0)
    expect((await login(address, mine, { ask })).code).toBe(0)
  })

  test('a browser may use the newest code, whoever requested it', async () => {
    const email = newAddress()
    const { ask } = (await send(email)).data
    fixture().clock.pass({ seconds: 61 })
    await send(email)
    expect((await login(email, await codeOf(email), { ask })).code).toBe(0)
  })

  test("a browser's request token is valid only for its address", async () => {
    const [email, other] = [newAddress(), newAddress()]
    const { ask } = (await send(email)).data
    await send(other)
    const code = await codeOf(other)
    await timesOver(10, () => login(other, otherThan(code), { ask }))
    expect((await login(other, code, { ask })).code).toBe(10024)
  })

  test('the mailed link logs in once, together with its code', async () => {
    const email = newAddress()
    await send(email)
    const code = await codeOf(email)
    await timesOver(11, () => login(email, otherThan(code)))
    const { status, data } = await byLink(await linkOf(email))
    expect([status, data.email]).toEqual([200, email])
    expect((await call(fixture().server, 'userInfo', {}, { token: data.token })).data).toMatchObject({ user_id: data.user_id, email })
    expect((await byLink(await linkOf(email))).code).toBe(10023)
    expect((await login(email, code)).code).toBe(10023)

    const other = newAddress()
    await send(other)
    expect((await login(other, await codeOf(other))).code).toBe(0)
    expect((await byLink(await linkOf(other))).code).toBe(10023)
  })

  test('concurrent uses of one link log in once', async () => {
    const email = newAddress()
    await send(email)
    const link = await linkOf(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => byLink(link)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, ...Array<number>(7).fill(10023)])
  })

  test('a link expires after ten minutes and cannot be altered', async () => {
    const email = newAddress()
    await send(email)
    const link = await linkOf(email)
    for (const altered of ['x', '', link.slice(1), link.slice(0, -4), `${link[0] === 'A' ? 'B' : 'A'}${link.slice(1)}`])
      expect((await byLink(altered)).code).toBe(10021)
    fixture().clock.pass({ minutes: 10, seconds: 1 })
    expect((await byLink(link)).code).toBe(10022)
    await fixture().db.deleteFrom('login_codes').execute()
    expect((await byLink(link)).code).toBe(10022)
  })

  test('the link reveals neither address nor code', async () => {
    const email = newAddress()
    await send(email)
    const bytes = Buffer.from(await linkOf(email), 'base64url')
    for (const secret of [email, await codeOf(email)]) expect(bytes.includes(secret)).toBe(false)
  })
}
