import * as z from 'zod/mini'
import { oneOf } from './fields.ts'
import { LOCALES } from './locale.ts'
import { OAUTH_PROVIDERS } from './oauth.ts'
import { email, emailLogin } from './session.ts'

/** One login of the user. `id` names it; it opens nothing. */
export const openedSession = z.object({
  id: z.string(),
  /** Browser and system in a few words, "Chrome · Android"; '' when they were not told. */
  device: z.string(),
  created_at: z.number(),
  /** Written down once in some minutes. */
  last_used_at: z.number(),
  /** The one that asks. */
  is_current: z.boolean(),
})
export type OpenedSession = z.infer<typeof openedSession>

/** Where the user is logged in, the asking one first, then the latest used; and by what else than e-mail. */
export const openedSessions = z.object({ sessions: z.array(openedSession), providers: z.array(z.enum(OAUTH_PROVIDERS)) })
export type OpenedSessions = z.infer<typeof openedSessions>

export const sessionRef = z.object({
  id: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(z.regex(/^[0-9a-f-]{36}$/, 'pattern')),
})

/** Without a code one is mailed; with it the account is closed. A code to log in does not close, nor the other way round. */
export const deactivation = z.object({ code: z.optional(emailLogin.shape.code), locale: z.optional(oneOf(LOCALES)) })
export const deactivated = z.object({
  is_closed: z.boolean(),
  /** Until the next code may be asked for; null once the account is closed. */
  resend_seconds: z.nullable(z.number()),
})

/** Asks for the codes of a change of address: one goes to the old one, one to the new one. */
export const emailCodes = z.object({ email, locale: z.optional(oneOf(LOCALES)) })

/** The new address with both codes, those that were sent for this very address. */
export const emailChange = z.object({ email, old_code: emailLogin.shape.code, new_code: emailLogin.shape.code })
export const emailChanged = z.object({ email: z.string() })
/** Limits of the rule `email`, where a good address is no new one: the account has it already; another account has it. */
export type NoNewEmail = 'unchanged' | 'taken'
/** Beside the refusal of a code: which of the two it was. */
export interface RefusedCode {
  readonly field: 'old_code' | 'new_code'
}
