import { ClientError, ResponseBodyError } from 'openid-client'
import { IdentityRefused } from './identity.ts'

/** The library's codes for an invalid token or user info; all others concern the request. */
const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** An invalid code is the user's error; a refused client secret is ours. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && error.code !== undefined && REFUSALS.has(error.code)
}

/** Converts the library's error: `IdentityRefused` for an invalid response, else unchanged. */
export function toRefusal(error: unknown): unknown {
  return isRefusal(error) ? new IdentityRefused("the provider's word does not hold", { cause: error }) : error
}
