import { ApiError } from '#device/wire/api-error.ts'
import { fetchOauthLoginUrl } from '#device/account/login.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { storePendingGoogleLogin } from './pending-sign-in.ts'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Returns 256 random bits in base64url. */
const createSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** Computes the PKCE challenge of a verifier (RFC 7636, method S256). */
async function computeChallenge(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function ErrorText({ code }: { code: number }) {
  return useErrorMessages().ofCode(code)
}

/** Creates and stores state, nonce and PKCE verifier, then opens Google's page; returns 'left' or an error message. */
export async function startGoogleLogin(from: string) {
  const [state, nonce, verifier] = [createSecret(), createSecret(), createSecret()]
  try {
    const { url } = await fetchOauthLoginUrl({ provider: 'google', state, nonce, challenge: await computeChallenge(verifier) })
    storePendingGoogleLogin({ state, nonce, verifier, from })
    location.assign(url)
    return 'left' as const
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return <ErrorText code={error.code} />
  }
}
