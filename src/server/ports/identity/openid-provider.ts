import { buildAuthorizationUrl, fetchUserInfo, type Configuration, type IDToken, type UserInfoResponse } from 'openid-client'
import { createConfiguration, type Client } from './client.ts'
import { cachedDiscovery } from './discovery.ts'
import { createConfigurations, exchangeCode, type Tokens } from './exchange.ts'
import { IdentityRefused, type IdentityPort } from './identity.ts'
import { cachedKeys } from './cached-keys.ts'
import { toRefusal } from './refusal.ts'

/** Returns the id token's claims, after the checks that the library leaves to its caller. Throws `IdentityRefused`. */
function claimsOf(tokens: Tokens, clientId: string): IDToken {
  const claims = tokens.claims()
  if (claims === undefined || claims.sub === '' || claims.sub.length > 255) throw new IdentityRefused('the id token names nobody')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new IdentityRefused('the id token is for another client')
  return claims
}

/** Returns the claims with the address: those of the id token, or else the userinfo endpoint's (OpenID Connect Core 1.0 §5.4). */
async function addressOf(claims: IDToken, config: Configuration, { access_token }: Tokens): Promise<IDToken | UserInfoResponse> {
  const isElsewhere = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  return isElsewhere ? fetchUserInfo(config, access_token, claims.sub) : claims
}

/** Creates an OpenID provider, Google or another, with the authorization code flow and PKCE. `redirectUri`: where logins return to. */
export function openIdProvider(client: Client, redirectUri: string, now: () => number): IdentityPort {
  const discover = cachedDiscovery(client, now)
  const withKeys = cachedKeys()
  return {
    createLoginUrl: async ({ challenge, ...start }) =>
      buildAuthorizationUrl(createConfiguration(await discover(), client, now()), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        ...start,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href,
    verifyIdentity: async (proof) => {
      const said = await discover()
      const configs = createConfigurations(said, client, now())
      try {
        const tokens = await withKeys(configs, () => exchangeCode(configs, redirectUri, proof))
        const claims = claimsOf(tokens, client.clientId)
        const { email, email_verified } = await addressOf(claims, configs[0]!, tokens)
        return {
          issuer: said.issuer,
          subject: claims.sub,
          email: typeof email === 'string' ? email : undefined,
          isEmailVerified: email_verified === true,
        }
      } catch (error) {
        throw toRefusal(error)
      }
    },
  }
}
