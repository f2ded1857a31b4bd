import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  enableNonRepudiationChecks,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client'

/** Issuer URL of Google's OpenID provider. */
export const GOOGLE_ISSUER_URL = 'https://accounts.google.com'

/** Timeout of a request to an identity provider, in seconds. */
export const PROVIDER_TIMEOUT_SECONDS = 10
/** Tolerated difference between the provider's clock and ours. */
const TOLERANCE_SECONDS = 30

/** This server's registration as a client of the provider. */
export interface OpenIdClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Options that allow the library to use http for an http issuer. `fetchDiscovery` checks which URLs are allowed. */
export const insecureOptionsFor = (issuer: string) => (issuer.startsWith('http:') ? [allowInsecureRequests] : [])

/**
 * Sends the secret in the body if the header is not accepted, or for Google, which rejects RFC 6749 §2.3.1's encoding
 * (panva/oauth4webapi#165).
 */
function secretOf({ issuer, clientSecret }: OpenIdClient, methods: readonly string[] = []): ClientAuth {
  const isInBody = issuer === GOOGLE_ISSUER_URL || (methods.includes('client_secret_post') && !methods.includes('client_secret_basic'))
  return isInBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret)
}

/** Configures the library to check signatures, only with asymmetric keys. `now` (ms) becomes a clock offset, as it takes no clock. */
export function createOpenIdConfiguration(said: ServerMetadata, client: OpenIdClient, now: number): Configuration {
  const config = new Configuration(
    // Disables the check of `iss` in the redirect, which the page does not send: it only distinguishes providers, and there is one.
    { ...said, authorization_response_iss_parameter_supported: false },
    client.clientId,
    { [clockSkew]: Math.round((now - Date.now()) / 1000), [clockTolerance]: TOLERANCE_SECONDS },
    secretOf(client, said.token_endpoint_auth_methods_supported),
  )
  config.timeout = PROVIDER_TIMEOUT_SECONDS
  for (const extension of [enableNonRepudiationChecks, ...insecureOptionsFor(client.issuer)]) extension(config)
  return config
}
