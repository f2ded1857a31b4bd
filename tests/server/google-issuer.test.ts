import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { IdentityRefused } from '#server/ports/identity/identity.ts'
import { openIdProvider } from '#server/ports/identity/openid-provider.ts'
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
  // Google's own address, answered here.
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    if (address.endsWith('/token')) secretsSent.push(new Headers(options.headers).get('authorization') ?? undefined)
    return send(address.replace(GOOGLE, issuer.url), options)
  })
})
afterAll(() => issuer.stop())

/** A sign-in by Google whose token says this besides what it must, and is signed by Google unless a test signs it. */
async function identityWith(said: Claims, tokenOf?: (claims: Claims) => Promise<string>) {
  const { verifier, challenge, nonce } = newSecrets()
  const seconds = Math.floor(Date.now() / 1000)
  const address = { email: 'a@b.example', email_verified: true }
  const claims = { iss: GOOGLE, aud: CLIENT_ID, sub: 'g', iat: seconds, exp: seconds + 60, nonce, ...address, ...said }
  const code = issuer.grant({ claims, challenge, ...(tokenOf && { idToken: await tokenOf(claims) }) })
  const google = { issuer: GOOGLE, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }
  return openIdProvider(google, 'https://ming.example/login/google', Date.now).verifyIdentity({ code, verifier, nonce })
}

test.each([[GOOGLE], ['accounts.google.com']])('a token of %s is of Google, whose identity has one name', async (iss) => {
  const identity = { issuer: GOOGLE, subject: 'g', email: 'a@b.example', isEmailVerified: true }
  expect(await identityWith({ iss })).toEqual(identity)
})

test.each<[string, Claims]>([
  ['of a name that is nearly Google', { iss: 'http://accounts.google.com' }],
  ['for another client under its short name', { iss: 'accounts.google.com', aud: 'somebody-else' }],
  ['with another nonce under its short name', { iss: 'accounts.google.com', nonce: newSecrets().nonce }],
  ['that another client asked for', { azp: 'somebody-else' }],
  ['about a name that is too long', { sub: 's'.repeat(256) }],
])('a token %s is refused', async (_what, claims) => {
  await expect(identityWith(claims)).rejects.toThrow(IdentityRefused)
})

test.each<[string, (claims: Claims) => Promise<string>]>([
  ['our own secret', (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET))],
  ['nobody', async (claims) => new UnsecuredJWT(claims).encode()],
])('a token signed by %s is refused, though the provider says that it signs so', async (_who, tokenOf) => {
  await expect(identityWith({}, tokenOf)).rejects.toThrow(IdentityRefused)
})

test('Google is shown the secret in the body, for it cannot read an encoded header, and asked once for each code', async () => {
  const before = secretsSent.length
  await identityWith({ iss: 'accounts.google.com' })
  expect(secretsSent.slice(before)).toEqual([undefined])
})
