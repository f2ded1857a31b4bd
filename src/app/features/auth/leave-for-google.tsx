import { ApiError } from '#device/wire/api-error.ts'
import { beginOauth } from '#device/account/login.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { keepBegun } from './begun-sign-in.ts'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 256 random bits. */
const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** What may be shown of a verifier (RFC 7636, S256). */
async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function Sentence({ code }: { code: number }) {
  return useErrorMessages().ofCode(code)
}

/** Makes the proof of this sign-in, keeps it in this tab and goes to Google's page; answers with why not, if it cannot. */
export async function leaveForGoogle(from: string) {
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  try {
    const { url } = await beginOauth({ provider: 'google', state, nonce, challenge: await challengeOf(verifier) })
    keepBegun({ state, nonce, verifier, from })
    location.assign(url)
    return 'left' as const
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return <Sentence code={error.code} />
  }
}
