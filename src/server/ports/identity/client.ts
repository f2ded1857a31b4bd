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

export const GOOGLE = 'https://accounts.google.com'

export const ANSWER_SECONDS = 10
/** Tolerated clock difference. */
const TOLERANCE_SECONDS = 30

/** This server as a client of the provider. */
export interface Client {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Allows http requests in the library; the discovery checks which URLs are allowed. */
export const insecureOptionsFor = (issuer: string) => (issuer.startsWith('http:') ? [allowInsecureRequests] : [])

/**
 * How the client sends its secret: in a header, unless the provider only accepts it in the body. Google claims to accept both, but
 * not the header encoding that RFC 6749 §2.3.1 requires (panva/oauth4webapi#165).
 */
function secretOf({ issuer, clientSecret }: Client, methods: readonly string[] = []): ClientAuth {
  const isInBody = issuer === GOOGLE || (methods.includes('client_secret_post') && !methods.includes('client_secret_basic'))
  return isInBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret)
}

/**
 * Configures the library for a time (ms): signatures are checked, and only with asymmetric keys. The library takes an offset
 * instead of a clock.
 */
export function createConfiguration(said: ServerMetadata, client: Client, now: number): Configuration {
  const config = new Configuration(
    // The page does not send the issuer parameter returned with the code: it only distinguishes providers, and there is one.
    { ...said, authorization_response_iss_parameter_supported: false },
    client.clientId,
    { [clockSkew]: Math.round((now - Date.now()) / 1000), [clockTolerance]: TOLERANCE_SECONDS },
    secretOf(client, said.token_endpoint_auth_methods_supported),
  )
  config.timeout = ANSWER_SECONDS
  for (const extension of [enableNonRepudiationChecks, ...insecureOptionsFor(client.issuer)]) extension(config)
  return config
}
