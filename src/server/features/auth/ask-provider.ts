import type { OauthProvider } from '#contract/oauth.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { codeOfPortFailure } from '../../http/refusals.ts'
import type { IdentityPort } from '../../ports/identity/identity.ts'

/** Calls an identity provider; not within a transaction. Throws `oauthOff` (not configured), `oauthRefused` (rejected), `unavailable`. */
export async function callIdentityProvider<T>(
  { identity }: Deps,
  name: OauthProvider,
  ask: (provider: IdentityPort) => Promise<T>,
): Promise<T> {
  const provider = identity[name]
  if (provider === undefined) throw new AppError('oauthOff')
  try {
    return await ask(provider)
  } catch (cause) {
    throw Object.assign(new AppError(codeOfPortFailure(cause) ?? 'unavailable'), { cause })
  }
}
