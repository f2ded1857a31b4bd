import * as z from 'zod/mini'
import { createEnumSchema } from './fields.ts'
import { LOCALES } from './locale.ts'
import { OAUTH_PROVIDERS } from './oauth.ts'
import { email, emailLogin } from './session.ts'

/** A login session of the user. `id` is not the session token and gives no access. */
export const loginSession = z.object({
  id: z.string(),
  /** Browser and system in short form, "Chrome · Android"; '' if unknown. */
  device: z.string(),
  created_at: z.number(),
  /** Time of the last request (ms); updated at most once every few minutes. */
  last_used_at: z.number(),
  /** True for the session that makes the request. */
  is_current: z.boolean(),
})
export type LoginSession = z.infer<typeof loginSession>

/** Schema of the response with the user's active login sessions and the linked login providers. */
export const openedSessions = z.object({ sessions: z.array(loginSession), providers: z.array(z.enum(OAUTH_PROVIDERS)) })
export type OpenedSessions = z.infer<typeof openedSessions>

export const sessionRef = z.object({
  id: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(z.regex(/^[0-9a-f-]{36}$/, 'pattern')),
})

/**
 * Request to close the account: without `code` the server mails a code; with `code` it closes the account. Login codes are not accepted.
 */
export const deactivation = z.object({ code: z.optional(emailLogin.shape.code), locale: z.optional(createEnumSchema(LOCALES)) })
/** Response to closing: whether the account is closed; else the seconds until the next code. */
export const deactivated = z.object({
  is_closed: z.boolean(),
  /** Seconds until the next code may be requested; null once the account is closed. */
  resend_seconds: z.nullable(z.number()),
})

/** Request to change the e-mail address: the server mails one code to the old address and another one to the new address. */
export const emailCodes = z.object({ email, locale: z.optional(createEnumSchema(LOCALES)) })

/**
 * Change of the e-mail address: the new address, and the codes mailed to the old and the new address; they are valid for this new address
 * only.
 */
export const emailChange = z.object({ email, old_code: emailLogin.shape.code, new_code: emailLogin.shape.code })
export const emailChanged = z.object({ email: z.string() })
/**
 * Why a valid new address is refused, sent as the limit of the rule `email`: the address is already this account's, or another account's.
 */
export type EmailRefusal = 'unchanged' | 'taken'
/** Data of the error for a rejected `emailChange`: which of the two codes was wrong. */
export interface RefusedCode {
  readonly field: 'old_code' | 'new_code'
}
