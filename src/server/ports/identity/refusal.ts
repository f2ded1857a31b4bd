import { ClientError, ResponseBodyError } from 'openid-client'
import { IdentityRefused } from './identity.ts'

/** What the library says of a token or of user info that does not hold; all its other codes are about asking. */
const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** What a provider's refusal means: a code that it does not take is the person's, a secret that it does not take is ours. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && error.code !== undefined && REFUSALS.has(error.code)
}

/** The library's error as the port's: `IdentityRefused` if what came does not hold, else as it is. */
export function refusalOf(error: unknown): unknown {
  return isRefusal(error) ? new IdentityRefused("the provider's word does not hold", { cause: error }) : error
}
