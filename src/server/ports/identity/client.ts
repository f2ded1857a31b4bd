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
/** Clocks differ. */
const TOLERANCE_SECONDS = 30

/** This server as a provider knows it. */
export interface Client {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The library's word for requests over http; to where they may go is looked at where the provider's description is read. */
export const lenienceFor = (issuer: string) => (issuer.startsWith('http:') ? [allowInsecureRequests] : [])

/**
 * How the client shows its secret: in a header, unless the provider takes it in the body alone. Google
 * says that it takes both, but of a header not the encoding that RFC 6749 §2.3.1 asks for (panva/oauth4webapi#165).
 */
function secretOf({ issuer, clientSecret }: Client, methods: readonly string[] = []): ClientAuth {
  const isInBody = issuer === GOOGLE || (methods.includes('client_secret_post') && !methods.includes('client_secret_basic'))
  return isInBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret)
}

/**
 * The library's configuration at a moment, in milliseconds: signatures are checked, and by none but keys
 * whose private half stays with the provider. The library takes no clock, but a difference to its own.
 */
export function configurationOf(said: ServerMetadata, client: Client, now: number): Configuration {
  const config = new Configuration(
    // The page brings the code without the issuer that came beside it: that tells providers apart, and there is one.
    { ...said, authorization_response_iss_parameter_supported: false },
    client.clientId,
    { [clockSkew]: Math.round((now - Date.now()) / 1000), [clockTolerance]: TOLERANCE_SECONDS },
    secretOf(client, said.token_endpoint_auth_methods_supported),
  )
  config.timeout = ANSWER_SECONDS
  for (const extension of [enableNonRepudiationChecks, ...lenienceFor(client.issuer)]) extension(config)
  return config
}
