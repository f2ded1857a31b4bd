import { expect, test } from 'vitest'
import { getOrCreateSecret } from '#server/db/secret.ts'
import { computeKeyedHash } from '#server/features/auth/codes.ts'
import { call, newAddress, randomIp, signIn, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { readMail } from '../../support/smtp.ts'

/** Returns a code that differs from the sent one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Tests changes of an account's address, which take two codes: one sent to the old address and one to the new. */
export function emailChangeSuite(fixture: () => ServerFixture): void {
  const codeOf = (address: string) => fixture().server.latestCode(address)
  const textsTo = async (address: string) =>
    (await fixture().server.mailsTo(address)).map((mail) => readMail(mail.replaceAll(/\r?\n/g, '\r\n')).bodies['text/plain']!)
  const emailOf = async (me: Account) => (await me.call('userInfo')).data.email
  const send = (email: string) => call(fixture().server, 'emailVerification', { email }, { ip: randomIp() })
  const login = (email: string, code: string) => call(fixture().server, 'loginByEmail', { email, code }, { ip: randomIp() })

  /** Creates a user who has just received both codes to change to a new address. */
  async function changing(more: { locale?: string } = {}) {
    const me = await signIn(fixture().server)
    fixture().clock.pass({ minutes: 2 })
    return { me, ...(await codesFor(me, newAddress(), more)) }
  }
  async function codesFor(me: Account, email: string, more: { locale?: string } = {}) {
    fixture().clock.pass({ seconds: 61 })
    const { code, data, text } = await me.call('emailCodes', { email, ...more })
    if (code !== 0) throw new Error(text)
    expect(data).toEqual({ resend_seconds: 60 })
    return { email, old_code: await codeOf(me.address), new_code: await codeOf(email) }
  }

  test('both codes change the address and leave sessions valid', async () => {
    const { me, ...change } = await changing()
    fixture().clock.pass({ minutes: 2 })
    const elsewhere = await signIn(fixture().server, me.address)
    expect((await me.call('emailChange', change)).data).toEqual({ email: change.email })
    expect([await emailOf(me), await emailOf(elsewhere)]).toEqual([change.email, change.email])
    fixture().clock.pass({ minutes: 2 })
    expect((await signIn(fixture().server, change.email)).userId).toBe(me.userId)
    expect((await signIn(fixture().server, me.address)).userId).not.toBe(me.userId)
  })

  test.each([
    ['zh_CN', '更换命书账户的邮箱', '你的命书账户换了邮箱'],
    ['zh_TW', '更換命書帳號的信箱', '你的命書帳號換了信箱'],
    ['en_US', 'changing the email address', 'has a new email address'],
  ])('mails are in %s and the notice omits the new address', async (locale, asked, done) => {
    const me = await signIn(fixture().server, newAddress(), { locale })
    const { email, ...codes } = await codesFor(me, newAddress(), { locale })
    expect((await textsTo(me.address))[0]).toContain(asked)
    await me.call('emailChange', { email, ...codes })
    await expect.poll(async () => (await textsTo(me.address))[0]).toContain(done)
    const [notice] = await textsTo(me.address)
    expect(notice).toContain('support@mingshu.example')
    expect(notice).not.toContain(email)
  })

  test('a wrong code is named by field and leaves both valid', async () => {
    const { me, email, old_code, new_code } = await changing()
    const ask = async (codes: object) => {
      const { code, data } = await me.call('emailChange', { email, old_code, new_code, ...codes })
      return [code, data]
    }
    expect(await ask({ old_code: otherThan(old_code) })).toEqual([10021, { tries_left: 4, field: 'old_code' }])
    expect(await ask({ new_code: otherThan(new_code) })).toEqual([10021, { tries_left: 4, field: 'new_code' }])
    expect(await ask({ new_code: '' })).toMatchObject([10001, { fields: [{ field: 'new_code', rule: 'required' }] }])
    expect(await emailOf(me)).toBe(me.address)
    expect(await ask({})).toEqual([0, { email }])
  })

  test('codes expire after five wrong attempts or ten minutes', async () => {
    const { me, ...change } = await changing()
    const codes: number[] = []
    for (let tries = 0; tries < 6; tries += 1)
      codes.push((await me.call('emailChange', { ...change, old_code: otherThan(change.old_code) })).code)
    expect(codes).toEqual([10021, 10021, 10021, 10021, 10024, 10024])
    expect((await me.call('emailChange', change)).code).toBe(10024)
    const late = await codesFor(me, newAddress())
    fixture().clock.pass({ minutes: 10, seconds: 1 })
    const { code, data } = await me.call('emailChange', late)
    expect([code, data]).toEqual([10022, { field: 'old_code' }])
    expect(await emailOf(me)).toBe(me.address)
  })

  test('codes are bound to one address, one account and one purpose', async () => {
    const { me, ...change } = await changing()
    const other = await signIn(fixture().server)
    expect((await other.call('emailChange', change)).code).toBe(10021)
    expect((await me.call('emailChange', { ...change, email: newAddress() })).code).toBe(10021)
    expect((await me.call('deactivate', { code: change.old_code })).code).toBe(10021)
    for (const [email, code] of [
      [me.address, change.old_code],
      [change.email, change.new_code],
    ] as const)
      expect((await login(email, code)).code).not.toBe(0)
    const newer = await codesFor(me, newAddress())
    if (newer.old_code !== change.old_code) expect((await me.call('emailChange', change)).code).toBe(10022)
    expect((await me.call('emailChange', newer)).code).toBe(0)
  })

  test('login codes and links of the old address become invalid', async () => {
    const { me, ...change } = await changing()
    fixture().clock.pass({ seconds: 61 })
    expect((await send(me.address)).code).toBe(0)
    const [code, link] = [await codeOf(me.address), await fixture().server.latestLink(me.address)]
    expect((await me.call('emailChange', change)).code).toBe(0)
    expect((await login(me.address, code)).code).toBe(10021)
    expect((await call(fixture().server, 'loginByLink', { link }, { ip: randomIp() })).code).toBe(10022)
  })

  test('a registered address is answered like an unregistered one', async () => {
    const me = await signIn(fixture().server)
    const owner = await signIn(fixture().server, newAddress(), { locale: 'en_US' })
    fixture().clock.pass({ minutes: 2 })
    const sent = await me.call('emailCodes', { email: owner.address })
    const old_code = await codeOf(me.address)
    expect((await textsTo(owner.address))[0]).toContain('It already has an account, so nothing was changed.')
    const tried = await me.call('emailChange', { email: owner.address, old_code, new_code: '000000' })
    fixture().clock.pass({ minutes: 2 })
    const email = newAddress()
    expect((await me.call('emailCodes', { email })).text).toBe(sent.text)
    const new_code = otherThan(await codeOf(email))
    expect((await me.call('emailChange', { email, old_code: await codeOf(me.address), new_code })).text).toBe(tried.text)
    expect([await emailOf(me), await emailOf(owner)]).toEqual([me.address, owner.address])
  })

  test('refuses an address registered after its code was sent', async () => {
    const { me, ...change } = await changing()
    await signIn(fixture().server, change.email)
    const { code, data } = await me.call('emailChange', change)
    expect([code, data]).toEqual([10001, { fields: [{ field: 'email', rule: 'email', limit: 'taken' }] }])
    expect(await emailOf(me)).toBe(me.address)
  })

  test('refuses the current address and accepts a repeated change', async () => {
    const { me, ...change } = await changing()
    expect((await me.call('emailCodes', { email: ` ${me.address.toUpperCase()} ` })).data).toEqual({
      fields: [{ field: 'email', rule: 'email', limit: 'unchanged' }],
    })
    expect((await me.call('emailChange', change)).code).toBe(0)
    expect((await me.call('emailChange', change)).data).toEqual({ email: change.email })
  })

  test('concurrent changes apply once, and one of two accounts wins', async () => {
    const { me, ...change } = await changing()
    const answers = await Promise.all(Array.from({ length: 8 }, () => me.call('emailChange', change)))
    expect(answers.some(({ code }) => code === 0)).toBe(true)
    for (const { code } of answers) expect([0, 10021, 10023, 10024]).toContain(code)
    const [one, two] = [await signIn(fixture().server), await signIn(fixture().server)]
    const email = newAddress()
    const first = await codesFor(one, email)
    const second = await codesFor(two, email)
    const codes = (await Promise.all([one.call('emailChange', first), two.call('emailChange', second)])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 10001])
  })

  test('a second pair of codes within the minute is refused', async () => {
    const { me } = await changing()
    const again = await me.call('emailCodes', { email: newAddress() })
    expect([again.status, again.code]).toEqual([429, 10025])
    expect(again.data.resend_seconds).toBeGreaterThan(50)
  })

  test('signing in with a provider still reaches the account', async () => {
    const { db } = fixture()
    const { me, ...change } = await changing()
    const identity = { issuer: 'https://accounts.google.com', subject: `g-${me.userId}`, user_id: me.userId, created_at: 7 }
    await db.insertInto('identities').values(identity).execute()
    expect((await me.call('emailChange', change)).code).toBe(0)
    expect(await db.selectFrom('identities').selectAll().where('user_id', '=', me.userId).execute()).toEqual([identity])
    expect((await me.call('userSessions')).data.providers).toEqual(['google'])
    expect((await me.call('userExport')).data.user.email).toBe(change.email)
  })

  test('addresses are stored only as hashes, which closing deletes', async () => {
    const { db } = fixture()
    const { me, ...change } = await changing()
    const rows = async () =>
      JSON.stringify([await db.selectFrom('login_codes').selectAll().execute(), await db.selectFrom('turns').selectAll().execute()])
    for (const secret of [me.address, change.email, `"${change.old_code}"`, `"${change.new_code}"`])
      expect(await rows()).not.toContain(secret)
    const key = await getOrCreateSecret(db, 'login-codes')
    const hashes = ['oldAddress', 'newAddress'].map((purpose) => computeKeyedHash(key, `${purpose} address`, me.userId))
    for (const hash of hashes) expect(await rows()).toContain(hash)
    fixture().clock.pass({ minutes: 2 })
    await me.call('deactivate')
    expect((await me.call('deactivate', { code: await codeOf(me.address) })).data.is_closed).toBe(true)
    for (const hash of hashes) expect(await rows()).not.toContain(hash)
  })
}
