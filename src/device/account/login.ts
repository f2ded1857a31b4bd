import type { InputOf, OutputOf } from '#contract/endpoints.ts'
import type { Login } from '#contract/session.ts'
import { call } from '../wire/api.ts'
import type { Session } from '../session/session.ts'
import { saveLogin } from '../session/session.ts'
import { claimConfig } from '../settings/config-queue.ts'

/** Has a six-digit code sent. @throws ApiError codeSentRecently, tooManyRequests, invalidInput and the client's own */
export function sendEmailCode(input: InputOf<'emailVerification'>, signal?: AbortSignal): Promise<OutputOf<'emailVerification'>> {
  return call('emailVerification', input, { signal })
}

/** Where a sign-in by a provider begins. @throws ApiError oauthOff, unavailable and the client's own */
export function beginOauth(input: InputOf<'oauthStart'>): Promise<OutputOf<'oauthStart'>> {
  return call('oauthStart', input)
}

/** Logs in with what the provider answered and writes the session row. @throws ApiError oauthRefused, emailUnverified, oauthOff, unavailable and others */
export async function logInByOauth(input: InputOf<'oauthLogin'>): Promise<Session> {
  return begin(await call('oauthLogin', input))
}

/** Logs in with a code and writes the session row. @throws ApiError codeWrong, codeExpired, codeUsed, codeTriesSpent and others */
export async function logInByEmail(input: InputOf<'loginByEmail'>, signal?: AbortSignal): Promise<Session> {
  return begin(await call('loginByEmail', input, { signal }))
}

/** Logs in with the link from a mail and writes the session row. @throws ApiError codeWrong, codeExpired, codeUsed and others */
export async function logInByLink(input: InputOf<'loginByLink'>): Promise<Session> {
  return begin(await call('loginByLink', input))
}

/** Writes the session row; what was chosen before the login becomes the user's. */
async function begin(login: Login): Promise<Session> {
  const session = await saveLogin(login)
  await claimConfig(session.user_id)
  return session
}
