import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { IdentityRefused } from './identity.ts'

/** Only keys whose private half stays with the provider; a shared secret would be ours, too. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** Clocks differ. */
const TOLERANCE_SECONDS = 30

const GOOGLE = 'https://accounts.google.com'

export interface Expected {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  /** Milliseconds. */
  readonly now: number
}

export interface IdClaims extends JWTPayload {
  readonly sub: string
}

/** jose's errors are about the token, but for those about fetching the keys. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return error.code !== 'ERR_JOSE_GENERIC' && !(error instanceof errors.JWKSTimeout) && !(error instanceof errors.JWKSInvalid)
}

async function payloadOf(token: string, keys: JWTVerifyGetKey, { issuer, clientId, now }: Expected): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      // Google's tokens may name it without the scheme (its own documentation).
      issuer: issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: new Date(now),
    })
    return payload
  } catch (error) {
    if (isAboutToken(error)) throw new IdentityRefused('the id token does not hold', { cause: error })
    throw error
  }
}

/**
 * The claims of an id token that was checked against the provider's keys, its issuer, our client, this
 * sign-in's nonce and the time (OpenID Connect Core 1.0 §3.1.3.7). Throws `IdentityRefused`; other
 * errors mean that the keys could not be had.
 */
export async function claimsOf(token: string, keys: JWTVerifyGetKey, expected: Expected): Promise<IdClaims> {
  const payload = await payloadOf(token, keys, expected)
  const { sub, nonce, aud, azp } = payload
  if (nonce !== expected.nonce) throw new IdentityRefused('the id token is for another sign-in')
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined)
    throw new IdentityRefused('the id token does not say which client it is for')
  if (azp !== undefined && azp !== expected.clientId) throw new IdentityRefused('the id token is for another client')
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new IdentityRefused('the id token names nobody')
  return { ...payload, sub }
}
