import { buildAuthorizationUrl, fetchUserInfo, type Configuration, type IDToken, type UserInfoResponse } from 'openid-client'
import { configurationOf, type Client } from './client.ts'
import { cachedDiscovery } from './discovery.ts'
import { configurationsOf, tokensOf, type Tokens } from './exchange.ts'
import { IdentityRefused, type IdentityPort } from './identity.ts'
import { cachedKeys } from './cached-keys.ts'
import { refusalOf } from './refusal.ts'

/** What the library leaves to who uses it. */
function claimsOf(tokens: Tokens, clientId: string): IDToken {
  const claims = tokens.claims()
  if (claims === undefined || claims.sub === '' || claims.sub.length > 255) throw new IdentityRefused('the id token names nobody')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new IdentityRefused('the id token is for another client')
  return claims
}

/** Google puts the address into the id token; others give it at a place of its own (OpenID Connect Core 1.0 §5.4). */
async function addressOf(claims: IDToken, config: Configuration, { access_token }: Tokens): Promise<IDToken | UserInfoResponse> {
  const isElsewhere = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  return isElsewhere ? fetchUserInfo(config, access_token, claims.sub) : claims
}

/** Google, or any other OpenID provider: the authorization code flow with PKCE. `redirectUri` is where it sends people back to. */
export function openIdProvider(client: Client, redirectUri: string, now: () => number): IdentityPort {
  const discover = cachedDiscovery(client, now)
  const withKeys = cachedKeys()
  return {
    pageOf: async ({ challenge, ...start }) =>
      buildAuthorizationUrl(configurationOf(await discover(), client, now()), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        ...start,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href,
    identityOf: async (proof) => {
      const said = await discover()
      const configs = configurationsOf(said, client, now())
      try {
        const tokens = await withKeys(configs, () => tokensOf(configs, redirectUri, proof))
        const claims = claimsOf(tokens, client.clientId)
        const { email, email_verified } = await addressOf(claims, configs[0]!, tokens)
        return {
          issuer: said.issuer,
          subject: claims.sub,
          email: typeof email === 'string' ? email : undefined,
          isEmailVerified: email_verified === true,
        }
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}
