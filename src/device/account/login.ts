import type { InputOf, OutputOf } from '#contract/endpoints.ts'
import type { LoginResult } from '#contract/session.ts'
import { callEndpoint } from '../wire/api.ts'
import type { DeviceSession } from '../session/session.ts'
import { saveLogin } from '../session/session.ts'
import { queueUnclaimedConfig } from '../settings/config-queue.ts'

/** Has a six-digit login code mailed. @throws ApiError codeSentRecently, tooManyRequests, invalidInput and connection errors */
export function requestLoginCode(input: InputOf<'emailVerification'>, signal?: AbortSignal): Promise<OutputOf<'emailVerification'>> {
  return callEndpoint('emailVerification', input, { signal })
}

/**
 * Returns the URL of the provider's consent page, where an OAuth login starts. @throws ApiError oauthOff, unavailable and connection errors
 */
export function fetchOauthLoginUrl(input: InputOf<'oauthStart'>): Promise<OutputOf<'oauthStart'>> {
  return callEndpoint('oauthStart', input)
}

/**
 * Logs in with the OAuth provider's response and writes the session row. @throws ApiError oauthRefused, emailUnverified, oauthOff,
 * unavailable and others
 */
export async function logInByOauth(input: InputOf<'oauthLogin'>): Promise<DeviceSession> {
  return startSession(await callEndpoint('oauthLogin', input))
}

/** Logs in with a code and writes the session row. @throws ApiError codeWrong, codeExpired, codeUsed, codeTriesSpent and others */
export async function logInByEmail(input: InputOf<'loginByEmail'>, signal?: AbortSignal): Promise<DeviceSession> {
  return startSession(await callEndpoint('loginByEmail', input, { signal }))
}

/** Logs in with the link of a mail and writes the session row. @throws ApiError codeWrong, codeExpired, codeUsed and others */
export async function logInByLink(input: InputOf<'loginByLink'>): Promise<DeviceSession> {
  return startSession(await callEndpoint('loginByLink', input))
}

/** Writes the session row, and adopts settings chosen before the login as the user's. */
async function startSession(login: LoginResult): Promise<DeviceSession> {
  const session = await saveLogin(login)
  await queueUnclaimedConfig(session.user_id)
  return session
}
