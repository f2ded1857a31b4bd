import { ClientError, ResponseBodyError } from 'openid-client'
import { IdentityRefusedError } from './identity.ts'

/** The library's error codes for an invalid token or user info; all others concern the request itself. */
const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** Whether an error refuses the user's login. An invalid code does; a refused client secret is an error of our settings. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && error.code !== undefined && REFUSALS.has(error.code)
}

/** Converts the library's error to `IdentityRefusedError` if it refuses the login; returns other errors unchanged. */
export function toIdentityRefusal(error: unknown): unknown {
  return isRefusal(error) ? new IdentityRefusedError("the provider's word does not hold", { cause: error }) : error
}
