import {
  authorizationCodeGrant,
  ClientError,
  customFetch,
  type AuthorizationCodeGrantChecks,
  type Configuration,
  type CustomFetch,
  type ServerMetadata,
} from 'openid-client'
import { createConfiguration, GOOGLE, type Client } from './client.ts'
import type { SignInProof } from './identity.ts'

export type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

/** Returns the issuer names that tokens may contain: Google documents that its name may lack the scheme. */
const namesOf = (issuer: string): readonly string[] => (issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : [issuer])

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
export function createConfigurations(said: ServerMetadata, client: Client, now: number): readonly Configuration[] {
  const asking = createFetchOnce()
  return namesOf(said.issuer).map((issuer) => {
    const config = createConfiguration({ ...said, issuer }, client, now)
    config[customFetch] = asking
    return config
  })
}

const isIssuerMismatch = (error: unknown): boolean => error instanceof ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'

async function granted([config, ...others]: readonly Configuration[], back: URL, checks: AuthorizationCodeGrantChecks): Promise<Tokens> {
  try {
    return await authorizationCodeGrant(config!, back, checks)
  } catch (error) {
    if (others.length === 0 || !isIssuerMismatch(error)) throw error
    return granted(others, back, checks)
  }
}

/** Exchanges a code for tokens and checks the id token (OpenID Connect Core 1.0 §3.1.3.7). The page has already checked `state`. */
export async function exchangeCode(
  configs: readonly Configuration[],
  redirectUri: string,
  { code, verifier, nonce }: SignInProof,
): Promise<Tokens> {
  const back = new URL(redirectUri)
  back.searchParams.set('code', code)
  return granted(configs, back, { pkceCodeVerifier: verifier, expectedNonce: nonce })
}
