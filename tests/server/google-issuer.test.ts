import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { IdentityRefusedError } from '#server/ports/identity/identity.ts'
import { createOpenIdProvider } from '#server/ports/identity/openid-provider.ts'
import { CLIENT_ID, CLIENT_SECRET, newSecrets, startIssuer, type Claims, type Issuer } from '../support/openid-issuer.ts'

const GOOGLE = 'https://accounts.google.com'

let issuer: Issuer
const secretsSent: (string | undefined)[] = []

beforeAll(async () => {
  issuer = await startIssuer({
    issuer: GOOGLE,
    authorization_endpoint: `${GOOGLE}/authorize`,
    token_endpoint: `${GOOGLE}/token`,
    jwks_uri: `${GOOGLE}/keys`,
    userinfo_endpoint: `${GOOGLE}/me`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    authorization_response_iss_parameter_supported: true,
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  })
})
beforeEach(() => {
  const send = fetch
  // Redirects requests to Google's address to the fake issuer.
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    if (address.endsWith('/token')) secretsSent.push(new Headers(options.headers).get('authorization') ?? undefined)
    return send(address.replace(GOOGLE, issuer.url), options)
  })
})
afterAll(() => issuer.stop())

/** Signs in with Google. `overrides` are claims of the token; it is signed by the fake issuer, unless `tokenOf` makes it. */
async function identityWith(overrides: Claims, tokenOf?: (claims: Claims) => Promise<string>) {
  const { verifier, challenge, nonce } = newSecrets()
  const seconds = Math.floor(Date.now() / 1000)
  const address = { email: 'a@b.example', email_verified: true }
  const claims = { iss: GOOGLE, aud: CLIENT_ID, sub: 'g', iat: seconds, exp: seconds + 60, nonce, ...address, ...overrides }
  const code = issuer.grant({ claims, challenge, ...(tokenOf && { idToken: await tokenOf(claims) }) })
  const google = { issuer: GOOGLE, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }
  return createOpenIdProvider(google, 'https://ming.example/login/google', Date.now).verifyIdentity({ code, verifier, nonce })
}

test.each([[GOOGLE], ['accounts.google.com']])('a token of issuer %s identifies a Google user', async (iss) => {
  const identity = { issuer: GOOGLE, subject: 'g', email: 'a@b.example', isEmailVerified: true }
  expect(await identityWith({ iss })).toEqual(identity)
})

test.each<[string, Claims]>([
  ['of an issuer similar to Google', { iss: 'http://accounts.google.com' }],
  ['for another client under its short name', { iss: 'accounts.google.com', aud: 'somebody-else' }],
  ['with another nonce under its short name', { iss: 'accounts.google.com', nonce: newSecrets().nonce }],
  ['requested by another client', { azp: 'somebody-else' }],
  ['with a subject too long', { sub: 's'.repeat(256) }],
])('refuses a token %s', async (_what, claims) => {
  await expect(identityWith(claims)).rejects.toThrow(IdentityRefusedError)
})

test.each<[string, (claims: Claims) => Promise<string>]>([
  ['our own secret', (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET))],
  ['nobody', async (claims) => new UnsecuredJWT(claims).encode()],
])("refuses a token signed by %s despite the issuer's metadata", async (_who, tokenOf) => {
  await expect(identityWith({}, tokenOf)).rejects.toThrow(IdentityRefusedError)
})

test('the client secret is sent in the body, once per code', async () => {
  const before = secretsSent.length
  await identityWith({ iss: 'accounts.google.com' })
  expect(secretsSent.slice(before)).toEqual([undefined])
})
