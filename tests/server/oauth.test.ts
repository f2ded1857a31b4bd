import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSecrets, startIssuer, type Issuer } from '../support/openid-issuer.ts'
import { hasPostgres } from '../support/postgres.ts'
import { call } from '../support/server-client.ts'
import { startTestServer } from '../support/server.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { oauthSuite } from './suites/oauth.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('Google sign-in on %s', (kind) => {
  let fixture: ServerFixture
  let issuer: Issuer
  beforeAll(async () => {
    issuer = await startIssuer()
    fixture = await startServerFixture(kind, { LOGIN_LIMIT: '60', PUBLIC_URL: 'https://ming.example', ...issuer.settings })
  })
  afterAll(async () => {
    await fixture.stop()
    await issuer.stop()
  })
  oauthSuite(
    () => fixture,
    () => issuer,
  )
})

/** Returns the response to `oauthStart` of a server with these settings. */
async function startAt(settings: Readonly<Record<string, string>>) {
  const server = await startTestServer({ settings })
  const { verifier: _, ...start } = newSecrets()
  const answer = await call(server, 'oauthStart', { provider: 'google', ...start })
  await server.stop()
  return answer
}

test('without settings Google sign-in is reported as absent', async () => {
  expect(await startAt({})).toMatchObject({ status: 404, code: 10028 })
})

test.each([
  ['reports another issuer', { issuer: 'http://127.0.0.1:1' }],
  ['has an unencrypted token endpoint', { token_endpoint: 'http://far.example/token' }],
  ['has no authorization endpoint', { authorization_endpoint: undefined }],
])('refuses a provider that %s', async (_what, description) => {
  const issuer = await startIssuer(description)
  expect(await startAt(issuer.settings)).toMatchObject({ status: 503, code: 10009 })
  await issuer.stop()
})

test('an unreachable provider is reported as unavailable', async () => {
  const issuer = await startIssuer()
  await issuer.stop()
  expect(await startAt(issuer.settings)).toMatchObject({ status: 503, code: 10009 })
})

test('a wrong client secret is reported as unavailable', async () => {
  const issuer = await startIssuer({ token_endpoint_auth_methods_supported: ['client_secret_post'] })
  const server = await startTestServer({ settings: { ...issuer.settings, GOOGLE_CLIENT_SECRET: 'another' } })
  const { verifier, nonce } = newSecrets()
  expect(await call(server, 'oauthLogin', { provider: 'google', code: 'x', verifier, nonce })).toMatchObject({ status: 503, code: 10009 })
  await server.stop()
  await issuer.stop()
})
