import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import { API_TOKEN_NAMES } from '#contract/session.ts'
import { findSession } from '#server/http/session.ts'
import { createArchiveInput, call, newId, signIn, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

const guarded = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].access !== 'public')

/** Returns an input that the endpoint would accept. */
function inputOf(name: EndpointName, archiveId: string): unknown {
  if (name === 'addArchive') return createArchiveInput()
  if (name === 'updateArchive') return createArchiveInput({ archive_id: archiveId, base_version: 1 })
  return { archive_id: archiveId, id: newId(), query: '北京', mode: 'dark' }
}

export function tokenSuite(fixture: () => ServerFixture): void {
  const callAll = (token: string | undefined, archiveId = newId()) =>
    Promise.all(guarded.map(async (name) => [name, await call(fixture().server, name, inputOf(name, archiveId), { token })] as const))

  async function withArchive(): Promise<{ account: Account; archiveId: string }> {
    const account = await signIn(fixture().server)
    const { data } = await account.call('addArchive', createArchiveInput())
    return { account, archiveId: data.archive_id }
  }

  test('every endpoint but five of the login requires a session', () => {
    expect(guarded).toHaveLength(Object.keys(endpoints).length - 5)
  })

  test.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['an unknown token of the right length', 'A'.repeat(43)],
    ['a token with an odd character', `${'A'.repeat(42)}'`],
    ['a very long token', 'A'.repeat(5000)],
  ])('%s is refused by every endpoint with 10011', async (_case, token) => {
    for (const [name, { status, code, data }] of await callAll(token)) expect([name, status, code, data]).toEqual([name, 401, 10011, null])
  })

  test('accepts the token with and without Bearer', async () => {
    const { token } = await signIn(fixture().server)
    for (const header of [token, `Bearer ${token}`, `bearer ${token}`]) {
      expect((await call(fixture().server, 'userInfo', {}, { token: header })).code).toBe(0)
    }
  })

  test.each(API_TOKEN_NAMES)('the API token %s is refused by every ordinary endpoint', async (product) => {
    const { account, archiveId } = await withArchive()
    for (const [name, { status, code, data }] of await callAll(account.apiTokens[product], archiveId)) {
      expect([name, status, code, data]).toEqual([name, 403, 10005, null])
    }
    expect((await account.call('getArchive')).data.archives).toHaveLength(1)
  })

  test('an API token fits its product, a session token every product', async () => {
    const { apiTokens, token, userId } = await signIn(fixture().server)
    const sessionFor = (header: string, product: (typeof API_TOKEN_NAMES)[number]) =>
      findSession(fixture().db, header, fixture().clock.now(), product)
    for (const product of API_TOKEN_NAMES) {
      expect((await sessionFor(apiTokens[product], product)).userId).toBe(userId)
      expect((await sessionFor(token, product)).userId).toBe(userId)
      for (const other of API_TOKEN_NAMES.filter((name) => name !== product)) {
        await expect(sessionFor(apiTokens[other], product)).rejects.toMatchObject({ codeName: 'forbidden' })
      }
    }
  })

  test('logging out ends only this session and its API tokens', async () => {
    const first = await signIn(fixture().server)
    fixture().clock.pass({ minutes: 2 })
    const second = await signIn(fixture().server, first.address)
    expect((await first.call('logout')).code).toBe(0)
    for (const [name, { code }] of await callAll(first.token)) expect([name, code]).toEqual([name, 10011])
    for (const [name, { code }] of await callAll(first.apiTokens.fatebook)) expect([name, code]).toEqual([name, 10011])
    expect((await second.call('userInfo')).code).toBe(0)
  })

  test('a token sent with the login is never adopted', async () => {
    const { server, clock } = fixture()
    const planted = randomBytes(32).toString('base64url')
    const first = await signIn(server)
    const seen = new Set([planted, first.token, ...Object.values(first.apiTokens)])
    for (const sentToken of [planted, first.token]) {
      clock.pass({ minutes: 2 })
      await call(server, 'emailVerification', { email: first.address })
      const response = await fetch(`${server.url}/fapi/auth/login-by-email?token=${sentToken}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: sentToken, Cookie: `token=${sentToken}; session=${sentToken}` },
        body: JSON.stringify({
          email: first.address,
          code: await server.latestCode(first.address),
          token: sentToken,
          session_id: sentToken,
          api_tokens: { fatebook: sentToken },
        }),
      })
      const { data } = (await response.json()) as { data: { token: string; api_tokens: Record<string, string> } }
      const made = [data.token, ...Object.values(data.api_tokens)]
      expect(made.filter((token) => seen.has(token))).toEqual([])
      for (const token of made) seen.add(token)
      expect((await call(server, 'userInfo', {}, { token: data.token })).code).toBe(0)
    }
    expect(seen.size).toBe(1 + 3 * 9)
    expect((await call(server, 'userInfo', {}, { token: planted })).code).toBe(10011)
    expect(
      new Set(
        (await fixture().db.selectFrom('sessions').select('session_id').where('user_id', '=', first.userId).execute()).map(
          ({ session_id }) => session_id,
        ),
      ).size,
    ).toBe(3)
  })

  test('no call succeeds after a concurrent logout', async () => {
    const account = await signIn(fixture().server)
    const ways = await Promise.all([
      ...Array.from({ length: 10 }, () => account.call('userInfo')),
      account.call('logout'),
      account.call('logout'),
    ])
    expect(ways.filter(({ code }) => code !== 0 && code !== 10011)).toEqual([])
    expect((await account.call('userInfo')).code).toBe(10011)
  })

  test('a session ends after 90 days without use', async () => {
    const account = await signIn(fixture().server)
    for (let uses = 0; uses < 3; uses += 1) {
      fixture().clock.pass({ days: 60 })
      expect((await account.call('userInfo')).code).toBe(0)
    }
    fixture().clock.pass({ days: 90, seconds: 1 })
    const answer = await account.call('userInfo')
    expect([answer.status, answer.code]).toEqual([401, 10011])
  })

  test('a foreign archive is answered like an unknown id', async () => {
    const owner = await withArchive()
    const other = await signIn(fixture().server)
    const calls = ['updateArchive', 'removeArchive', 'restoreArchive', 'markPinned'] as const
    for (const name of calls) {
      const foreign = await other.call(name, inputOf(name, owner.archiveId))
      const missing = await other.call(name, inputOf(name, newId()))
      expect([name, foreign.status, foreign.code, foreign.text]).toEqual([name, 404, 10004, missing.text])
    }
    expect((await other.call('getArchive')).data).toEqual({ archives: [], removed: [] })
    expect((await owner.account.call('getArchive')).data.archives).toMatchObject([
      { archive_id: owner.archiveId, version: 1, pinned_at: null },
    ])
  })

  test('two users may use one archive id independently', async () => {
    const [one, two] = [await signIn(fixture().server), await signIn(fixture().server)]
    const archive_id = newId()
    expect((await one.call('addArchive', createArchiveInput({ archive_id, user_name: '甲' }))).code).toBe(0)
    expect((await two.call('addArchive', createArchiveInput({ archive_id, user_name: '乙' }))).code).toBe(0)
    expect((await one.call('getArchive')).data.archives).toMatchObject([{ user_name: '甲' }])
    expect((await two.call('removeArchive', { archive_id })).code).toBe(0)
    expect((await one.call('getArchive')).data.archives).toHaveLength(1)
  })
}
