import {
  authorizationCodeGrant,
  ClientError,
  customFetch,
  type AuthorizationCodeGrantChecks,
  type Configuration,
  type CustomFetch,
  type ServerMetadata,
} from 'openid-client'
import { createOpenIdConfiguration, GOOGLE_ISSUER_URL, type OpenIdClient } from './client.ts'
import type { SignInProof } from './identity.ts'

export type OpenIdTokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

/** Returns the issuer names that tokens may contain: Google documents that its name may lack the scheme. */
const namesOf = (issuer: string): readonly string[] =>
  issuer === GOOGLE_ISSUER_URL ? [GOOGLE_ISSUER_URL, 'accounts.google.com'] : [issuer]

/** Creates a `fetch` that requests each URL only once: a code is valid once, whichever issuer name the response is checked against. */
function createFetchOnce(): CustomFetch {
  const answers = new Map<string, Promise<Response>>()
  return async (address, options) => {
    // The library's options are those of `fetch`, but with another type.
    const answer = answers.get(address) ?? fetch(address, options as RequestInit)
    answers.set(address, answer)
    return (await answer).clone()
  }
}

/** Creates the configurations for a login, one for each issuer name that the token may contain. */
export function createIssuerConfigurations(said: ServerMetadata, client: OpenIdClient, now: number): readonly Configuration[] {
  const asking = createFetchOnce()
  return namesOf(said.issuer).map((issuer) => {
    const config = createOpenIdConfiguration({ ...said, issuer }, client, now)
    config[customFetch] = asking
    return config
  })
}

const isIssuerMismatch = (error: unknown): boolean => error instanceof ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'

async function granted(
  [config, ...others]: readonly Configuration[],
  back: URL,
  checks: AuthorizationCodeGrantChecks,
): Promise<OpenIdTokens> {
  try {
    return await authorizationCodeGrant(config!, back, checks)
  } catch (error) {
    if (others.length === 0 || !isIssuerMismatch(error)) throw error
    return granted(others, back, checks)
  }
}

/** Exchanges a code for tokens and checks the id token (OpenID Connect Core 1.0 §3.1.3.7). The page has already checked `state`. */
export async function exchangeAuthorizationCode(
  configs: readonly Configuration[],
  redirectUri: string,
  { code, verifier, nonce }: SignInProof,
): Promise<OpenIdTokens> {
  const back = new URL(redirectUri)
  back.searchParams.set('code', code)
  return granted(configs, back, { pkceCodeVerifier: verifier, expectedNonce: nonce })
}
