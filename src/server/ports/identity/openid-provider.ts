import { buildAuthorizationUrl, fetchUserInfo, type Configuration, type IDToken, type UserInfoResponse } from 'openid-client'
import { createOpenIdConfiguration, type OpenIdClient } from './client.ts'
import { createDiscoveryFetcher } from './discovery.ts'
import { createIssuerConfigurations, exchangeAuthorizationCode, type OpenIdTokens } from './exchange.ts'
import { IdentityRefusedError, type IdentityPort } from './identity.ts'
import { createKeyCache } from './cached-keys.ts'
import { toIdentityRefusal } from './refusal.ts'

/** Returns the id token's claims, after the checks that the library leaves to its caller. Throws `IdentityRefusedError`. */
function claimsOf(tokens: OpenIdTokens, clientId: string): IDToken {
  const claims = tokens.claims()
  if (claims === undefined || claims.sub === '' || claims.sub.length > 255) throw new IdentityRefusedError('the id token names nobody')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new IdentityRefusedError('the id token is for another client')
  return claims
}

/** Returns the claims with the address: those of the id token, or else the userinfo endpoint's (OpenID Connect Core 1.0 §5.4). */
async function addressOf(claims: IDToken, config: Configuration, { access_token }: OpenIdTokens): Promise<IDToken | UserInfoResponse> {
  const isElsewhere = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  return isElsewhere ? fetchUserInfo(config, access_token, claims.sub) : claims
}

/** Creates an OpenID provider, Google or another, with the authorization code flow and PKCE. `redirectUri`: where logins return to. */
export function createOpenIdProvider(client: OpenIdClient, redirectUri: string, now: () => number): IdentityPort {
  const discover = createDiscoveryFetcher(client, now)
  const withKeys = createKeyCache()
  return {
    createLoginUrl: async ({ challenge, ...start }) =>
      buildAuthorizationUrl(createOpenIdConfiguration(await discover(), client, now()), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        ...start,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href,
    verifyIdentity: async (proof) => {
      const said = await discover()
      const configs = createIssuerConfigurations(said, client, now())
      try {
        const tokens = await withKeys(configs, () => exchangeAuthorizationCode(configs, redirectUri, proof))
        const claims = claimsOf(tokens, client.clientId)
        const { email, email_verified } = await addressOf(claims, configs[0]!, tokens)
        return {
          issuer: said.issuer,
          subject: claims.sub,
          email: typeof email === 'string' ? email : undefined,
          isEmailVerified: email_verified === true,
        }
      } catch (error) {
        throw toIdentityRefusal(error)
      }
    },
  }
}
