import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import { ANSWER_MS, keptDiscovery, type Discovery } from './discovery.ts'
import { claimsOf, type IdClaims } from './id-token.ts'
import { IdentityRefused, type IdentityPort } from './identity.ts'
import { tokensOf, type Client, type Tokens } from './tokens.ts'

/** The address of an account, whatever stands there. */
const addressClaims = z.object({ sub: z.string(), email: z.optional(z.unknown()), email_verified: z.optional(z.unknown()) })
type AddressClaims = z.infer<typeof addressClaims>

function pageOf({ authorization_endpoint }: Discovery, fields: Readonly<Record<string, string>>): string {
  const page = new URL(authorization_endpoint)
  for (const [name, value] of Object.entries(fields)) page.searchParams.set(name, value)
  return page.href
}

/** Google puts the address into the id token; others give it at a place of its own (OpenID Connect Core 1.0 §5.4). */
async function addressOf(claims: IdClaims, { userinfo_endpoint }: Discovery, { access_token }: Tokens): Promise<AddressClaims> {
  if (claims['email'] !== undefined || userinfo_endpoint === undefined || access_token === undefined) return z.parse(addressClaims, claims)
  const headers = { Accept: 'application/json', Authorization: `Bearer ${access_token}` }
  const response = await fetch(userinfo_endpoint, { headers, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) })
  if (!response.ok) throw new Error(`the provider's user info is answered with ${response.status}`)
  const info = z.parse(addressClaims, await response.json())
  if (info.sub !== claims.sub) throw new IdentityRefused('the user info is about somebody else')
  return info
}

/** The provider's keys, kept between sign-ins and fetched again when it signs with a new one. */
function keptKeys(): (address: string) => JWTVerifyGetKey {
  let kept: { readonly address: string; readonly keys: JWTVerifyGetKey } | undefined
  return (address) => {
    if (kept?.address !== address) kept = { address, keys: createRemoteJWKSet(new URL(address), { timeoutDuration: ANSWER_MS }) }
    return kept.keys
  }
}

/** Google, or any other OpenID provider: the authorization code flow with PKCE. `redirectUri` is where it sends people back to. */
export function openIdProvider(client: Client & { readonly issuer: string }, redirectUri: string, now: () => number): IdentityPort {
  const discover = keptDiscovery(client.issuer, now)
  const keysAt = keptKeys()
  return {
    pageOf: async ({ state, nonce, challenge }) =>
      pageOf(await discover(), {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    identityOf: async ({ nonce, ...proof }) => {
      const provider = await discover()
      const { issuer } = provider
      const tokens = await tokensOf(provider, client, redirectUri, proof)
      const claims = await claimsOf(tokens.id_token, keysAt(provider.jwks_uri), { issuer, clientId: client.clientId, nonce, now: now() })
      const { email, email_verified } = await addressOf(claims, provider, tokens)
      return { issuer, subject: claims.sub, email: typeof email === 'string' ? email : undefined, isEmailVerified: email_verified === true }
    },
  }
}
