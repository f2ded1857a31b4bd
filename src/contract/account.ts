import * as z from 'zod/mini'
import { oneOf } from './fields.ts'
import { LOCALES } from './locale.ts'
import { OAUTH_PROVIDERS } from './oauth.ts'
import { email, emailLogin } from './session.ts'

/** A login session of the user. `id` identifies it but gives no access. */
export const openedSession = z.object({
  id: z.string(),
  /** Browser and system in short form, "Chrome · Android"; '' if unknown. */
  device: z.string(),
  created_at: z.number(),
  /** Updated at most once every few minutes. */
  last_used_at: z.number(),
  /** True for the session that makes the request. */
  is_current: z.boolean(),
})
export type OpenedSession = z.infer<typeof openedSession>

/** Login sessions of the user: the current one first, then by last use; and the linked login providers. */
export const openedSessions = z.object({ sessions: z.array(openedSession), providers: z.array(z.enum(OAUTH_PROVIDERS)) })
export type OpenedSessions = z.infer<typeof openedSessions>

export const sessionRef = z.object({
  id: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(z.regex(/^[0-9a-f-]{36}$/, 'pattern')),
})

/** Without a code, one is mailed; with it the account is closed. Login codes and deactivation codes are not interchangeable. */
export const deactivation = z.object({ code: z.optional(emailLogin.shape.code), locale: z.optional(oneOf(LOCALES)) })
export const deactivated = z.object({
  is_closed: z.boolean(),
  /** Seconds until the next code may be requested; null once the account is closed. */
  resend_seconds: z.nullable(z.number()),
})

/** Requests the codes of a change of address: one goes to the old address, one to the new one. */
export const emailCodes = z.object({ email, locale: z.optional(oneOf(LOCALES)) })

/** The new address with both codes, which are valid for this address only. */
export const emailChange = z.object({ email, old_code: emailLogin.shape.code, new_code: emailLogin.shape.code })
export const emailChanged = z.object({ email: z.string() })
/** Limits of the rule `email` for a valid address: the account has it already; another account has it. */
export type EmailRefusal = 'unchanged' | 'taken'
/** Sent with a rejected code: which of the two it was. */
export interface RefusedCode {
  readonly field: 'old_code' | 'new_code'
}
