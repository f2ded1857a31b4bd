import { generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { API_TOKEN_NAMES } from '#contract/session.ts'
import { CLIENT_ID, newSecrets, type Claims, type Grant, type Issuer } from '../../support/openid-issuer.ts'
import { call, newAddress, randomIp, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

let subjects = 0

export function oauthSuite(fixture: () => ServerFixture, issuer: () => Issuer): void {
  const seconds = () => Math.floor(fixture().clock.now() / 1000)
  const rows = () => fixture().db.selectFrom('identities').selectAll().execute()

  /** Prepares a valid sign-in; tests override single claims. */
  function signInWith(claims: Claims = {}, more: Partial<Grant> = {}) {
    const { verifier, challenge, nonce } = newSecrets()
    const whole: Claims = {
      iss: issuer().url,
      aud: CLIENT_ID,
      sub: `g-${(subjects += 1)}`,
      iat: seconds(),
      exp: seconds() + 3600,
      nonce,
      email: newAddress(),
      email_verified: true,
      ...claims,
    }
    const code = issuer().grant({ claims: whole, challenge, ...more })
    return { body: { provider: 'google', code, verifier, nonce }, sub: whole.sub as string, email: whole.email as string }
  }
  const send = (body: object, ip = randomIp()) => call(fixture().server, 'oauthLogin', body, { ip })
  async function codeOf(claims: Claims, more: Partial<Grant> = {}): Promise<[number, number]> {
    const before = (await rows()).length
    const { status, code } = await send(signInWith(claims, more).body)
    if (code !== 0) expect(await rows()).toHaveLength(before)
    return [status, code]
  }

  test('the authorization URL has PKCE, state and nonce but no verifier', async () => {
    const { verifier, ...start } = newSecrets()
    const { code, data } = await call(fixture().server, 'oauthStart', { provider: 'google', ...start })
    expect(code).toBe(0)
    const page = new URL(data.url)
    expect(page.origin + page.pathname).toBe(`${issuer().url}/authorize`)
    expect(Object.fromEntries(page.searchParams)).toEqual({
      theme: 'paper',
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: 'https://ming.example/login/google',
      scope: 'openid email',
      state: start.state,
      nonce: start.nonce,
      code_challenge: start.challenge,
      code_challenge_method: 'S256',
    })
    expect(data.url).not.toContain(verifier)
  })

  test('a first sign-in creates an account in its language', async () => {
    const { body, email } = signInWith()
    const { status, data } = await send({ ...body, locale: 'en_US' })
    expect([status, data.email]).toEqual([200, email])
    expect(Object.keys(data.api_tokens).toSorted()).toEqual(API_TOKEN_NAMES.toSorted())
    const info = await call(fixture().server, 'userInfo', {}, { token: data.token })
    expect(info.data).toMatchObject({ user_id: data.user_id, email, interface_language: 'en_US' })
  })

  test('a second sign-in reaches the account despite a changed address', async () => {
    const first = signInWith()
    const { data } = await send(first.body)
    const other = await signIn(fixture().server)
    const again = await send(signInWith({ sub: first.sub, email: other.address }).body)
    expect(again.data).toMatchObject({ user_id: data.user_id, email: first.email })
  })

  test('a verified address links to its existing account', async () => {
    const known = await signIn(fixture().server)
    const { data } = await send(signInWith({ email: known.address.toUpperCase() }).body)
    expect(data).toMatchObject({ user_id: known.userId, email: known.address })
    fixture().clock.pass({ minutes: 2 })
    expect((await signIn(fixture().server, known.address)).userId).toBe(known.userId)
  })

  test.each([[false], [undefined], ['true']])('refuses an address with email_verified %s', async (email_verified) => {
    const known = await signIn(fixture().server)
    expect(await codeOf({ email: known.address, email_verified })).toEqual([403, 10027])
  })

  test.each([[undefined], ['nobody'], [42]])('refuses %s as address', async (email) => {
    expect(await codeOf({ email })).toEqual([403, 10027])
  })

  test('a missing address is fetched from userinfo of the same subject', async () => {
    const address = newAddress()
    const mine = signInWith({ sub: 'info-1', email: undefined }, { userInfo: { sub: 'info-1', email: address, email_verified: true } })
    expect((await send(mine.body)).data.email).toBe(address)
    expect(
      await codeOf({ sub: 'info-2', email: undefined }, { userInfo: { sub: 'info-1', email: address, email_verified: true } }),
    ).toEqual([422, 10026])
  })

  test.each<[string, () => Claims]>([
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['of no issuer', () => ({ iss: undefined })],
    ['for another client', () => ({ aud: 'somebody-else' })],
    ['for two clients without saying which', () => ({ aud: [CLIENT_ID, 'somebody-else'] })],
    ['for two clients, the other of them', () => ({ aud: [CLIENT_ID, 'somebody-else'], azp: 'somebody-else' })],
    ['with another nonce', () => ({ nonce: newSecrets().nonce })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['that has expired', () => ({ iat: seconds() - 7200, exp: seconds() - 60 })],
    ['that never expires', () => ({ exp: undefined })],
    ['that is not valid yet', () => ({ nbf: seconds() + 600 })],
    ['about nobody', () => ({ sub: undefined })],
    ['about an empty name', () => ({ sub: '' })],
  ])('refuses a token %s', async (_what, claims) => {
    expect(await codeOf(claims())).toEqual([422, 10026])
  })

  test('refuses a token signed with another key', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    expect(await codeOf({}, { key: privateKey })).toEqual([422, 10026])
  })

  test('a code works once', async () => {
    const { body } = signInWith()
    expect((await send(body)).code).toBe(0)
    const again = await send(body)
    expect([again.status, again.code]).toEqual([422, 10026])
  })

  test('a code needs the verifier of its page', async () => {
    const { body } = signInWith()
    expect((await send({ ...body, verifier: newSecrets().verifier })).code).toBe(10026)
    expect((await send({ ...body, code: '4/made-up' })).code).toBe(10026)
  })

  test('eight concurrent first sign-ins create one account', async () => {
    const sub = `g-${(subjects += 1)}`
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(signInWith({ sub, email }).body)))
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(0))
    expect(new Set(answers.map(({ data }) => data.user_id)).size).toBe(1)
    expect((await rows()).filter(({ subject }) => subject === sub)).toHaveLength(1)
    expect(await fixture().db.selectFrom('users').selectAll().where('email', '=', email).execute()).toHaveLength(1)
  })

  test('a provider failure is reported and not cached', async () => {
    const { body } = signInWith()
    issuer().failWith = 500
    expect(await send(body)).toMatchObject({ status: 503, code: 10009 })
    issuer().failWith = undefined
    expect((await send(body)).code).toBe(0)
  })

  test("the provider's metadata is fetched hourly and its keys once", async () => {
    await send(signInWith().body)
    const before = new Map(issuer().asked)
    await Promise.all([send(signInWith().body), send(signInWith().body)])
    expect(issuer().asked.get('/.well-known/openid-configuration')).toBe(before.get('/.well-known/openid-configuration'))
    expect(issuer().asked.get('/keys')).toBe(before.get('/keys'))
    fixture().clock.pass({ hours: 1 })
    await Promise.all([send(signInWith().body), send(signInWith().body)])
    expect(issuer().asked.get('/.well-known/openid-configuration')).toBe(before.get('/.well-known/openid-configuration')! + 1)
    expect(issuer().asked.get('/keys')).toBe(before.get('/keys'))
  })

  test.each([
    ['provider', 'facebook'],
    ['provider', undefined],
    ['code', ''],
    ['code', 'a b'],
    ['code', 7],
    ['code', 'x'.repeat(2049)],
    ['verifier', 'short'],
    ['verifier', `${'v'.repeat(42)}\n`],
    ['nonce', 'short'],
    ['nonce', ['n']],
    ['locale', 'de_DE'],
  ])('names an invalid %s: %.9j', async (field, value) => {
    const answer = await send({ ...signInWith().body, [field]: value })
    expect([
      answer.status,
      answer.code,
      (answer.data as unknown as { fields: { field: string }[] }).fields.map((each) => each.field),
    ]).toEqual([422, 10001, [field]])
  })

  test('limits attempts per IP address', async () => {
    const ip = randomIp()
    const codes: number[] = []
    for (let tries = 0; tries < 61; tries += 1) codes.push((await send({ ...signInWith().body, code: 'wrong' }, ip)).code)
    expect(codes.filter((code) => code === 10026)).toHaveLength(60)
    expect(codes.at(-1)).toBe(10006)
  })

  test('deleting the account deletes its identities', async () => {
    const { data } = await send(signInWith().body)
    await fixture().db.deleteFrom('users').where('user_id', '=', data.user_id).execute()
    expect((await rows()).filter(({ user_id }) => user_id === data.user_id)).toEqual([])
  })

  test('refuses a token signed with the client secret', async () => {
    const { challenge, verifier, nonce } = newSecrets()
    const claims = {
      iss: issuer().url,
      aud: CLIENT_ID,
      sub: 'hs',
      iat: seconds(),
      exp: seconds() + 60,
      nonce,
      email: newAddress(),
      email_verified: true,
    }
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('a secret: with + and %'))
    const code = issuer().grant({ claims, challenge, idToken: forged })
    expect((await send({ provider: 'google', code, verifier, nonce })).code).toBe(10026)
  })
}
