import {
  authorizationCodeGrant,
  ClientError,
  customFetch,
  type AuthorizationCodeGrantChecks,
  type Configuration,
  type CustomFetch,
  type ServerMetadata,
} from 'openid-client'
import { configurationOf, GOOGLE, type Client } from './client.ts'
import type { SignInProof } from './identity.ts'

export type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

/** Google's tokens may name it without the scheme (its own documentation). */
const namesOf = (issuer: string): readonly string[] => (issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : [issuer])

/** Asks each address once: a code is good for one question, under whichever name its answer is checked. */
function askingOnce(): CustomFetch {
  const answers = new Map<string, Promise<Response>>()
  return async (address, options) => {
    // The library's options are those of `fetch` by another name.
    const answer = answers.get(address) ?? fetch(address, options as RequestInit)
    answers.set(address, answer)
    return (await answer).clone()
  }
}

/** The configurations of one sign-in: one for each name that its token may bear. */
export function configurationsOf(said: ServerMetadata, client: Client, now: number): readonly Configuration[] {
  const asking = askingOnce()
  return namesOf(said.issuer).map((issuer) => {
    const config = configurationOf({ ...said, issuer }, client, now)
    config[customFetch] = asking
    return config
  })
}

const isAnotherName = (error: unknown): boolean => error instanceof ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'

async function granted([config, ...others]: readonly Configuration[], back: URL, checks: AuthorizationCodeGrantChecks): Promise<Tokens> {
  try {
    return await authorizationCodeGrant(config!, back, checks)
  } catch (error) {
    if (others.length === 0 || !isAnotherName(error)) throw error
    return granted(others, back, checks)
  }
}

/** Changes a code for tokens, whose id token is checked (OpenID Connect Core 1.0 §3.1.3.7). `state` was the page's to compare. */
export async function tokensOf(
  configs: readonly Configuration[],
  redirectUri: string,
  { code, verifier, nonce }: SignInProof,
): Promise<Tokens> {
  const back = new URL(redirectUri)
  back.searchParams.set('code', code)
  return granted(configs, back, { pkceCodeVerifier: verifier, expectedNonce: nonce })
}
