import { expect, test } from 'vitest'
import { call, randomIp, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { createShopper } from '../../support/shop.ts'
import { countRowsContaining } from '../../support/traces.ts'
import { closeAccount, closingCodeFor } from '../../support/closing.ts'

/** Returns a code that differs from the sent one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Tests the codes and tokens of a user who closes the account. */
export function closingCodeSuite(fixture: () => ServerFixture): void {
  test('closing revokes every token and frees the address', async () => {
    const me = await createShopper(fixture())
    fixture().clock.pass({ minutes: 2 })
    const elsewhere = await signIn(fixture().server, me.address)
    await closeAccount(fixture(), me)
    for (const token of [me.token, me.apiTokens.fatebook, elsewhere.token])
      expect((await call(fixture().server, 'userInfo', {}, { token })).code).toBe(10011)
    fixture().clock.pass({ minutes: 2 })
    const again = await signIn(fixture().server, me.address)
    expect(again.userId).not.toBe(me.userId)
    expect((await again.call('getArchive')).data).toEqual({ archives: [], removed: [] })
    expect((await again.call('orderList')).data.orders).toEqual([])
  })

  test('closing codes and login codes are not interchangeable', async () => {
    const me = await signIn(fixture().server)
    fixture().clock.pass({ minutes: 2 })
    expect((await call(fixture().server, 'emailVerification', { email: me.address }, { ip: randomIp() })).code).toBe(0)
    const loginCode = await fixture().server.latestCode(me.address)
    expect((await me.call('deactivate', { code: loginCode })).code).toBe(10021)
    const closingCode = await closingCodeFor(fixture(), me)
    const login = (code: string) => call(fixture().server, 'loginByEmail', { email: me.address, code }, { ip: randomIp() })
    if (closingCode !== loginCode) expect((await login(closingCode)).code).toBe(10021)
    expect((await login(loginCode)).code).toBe(0)
    expect((await me.call('deactivate', { code: closingCode })).data.is_closed).toBe(true)
  })

  test("closing needs a requested code of one's own", async () => {
    const [me, other] = [await signIn(fixture().server), await signIn(fixture().server)]
    expect((await me.call('deactivate', { code: '123456' })).code).toBe(10021)
    const code = await closingCodeFor(fixture(), other)
    expect((await me.call('deactivate', { code })).code).toBe(10021)
    expect((await me.call('userInfo')).code).toBe(0)
  })

  test('wrong and expired codes are answered as at the login', async () => {
    const me = await signIn(fixture().server)
    const code = await closingCodeFor(fixture(), me)
    const answers: unknown[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await me.call('deactivate', { code: otherThan(code) })
      answers.push([wrong.code, wrong.data])
    }
    const left = [4, 3, 2, 1].map((tries_left) => [10021, { tries_left }])
    expect(answers).toEqual([...left, [10024, null]])
    expect((await me.call('deactivate', { code })).code).toBe(10024)
    const next = await closingCodeFor(fixture(), me)
    fixture().clock.pass({ minutes: 10, seconds: 1 })
    expect((await me.call('deactivate', { code: next })).code).toBe(10022)
    await closeAccount(fixture(), me)
  })

  test('a second code within the minute is refused with the wait', async () => {
    const me = await signIn(fixture().server)
    expect((await me.call('deactivate')).code).toBe(0)
    const again = await me.call('deactivate')
    expect([again.status, again.code]).toEqual([429, 10025])
    expect(again.data.resend_seconds).toBeGreaterThan(50)
  })

  test('twenty concurrent closings close once', async () => {
    const me = await createShopper(fixture())
    const code = await closingCodeFor(fixture(), me)
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.call('deactivate', { code })))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    for (const answer of answers) expect([0, 10011, 10021, 10023, 10024]).toContain(answer.code)
    expect(await countRowsContaining(fixture().db, [me.userId])).toEqual({})
  })
}
