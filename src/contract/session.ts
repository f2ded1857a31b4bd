import * as z from 'zod/mini'
import { createEnumSchema } from './fields.ts'
import { LOCALES } from './locale.ts'
import { chosenConfig } from './settings.ts'

/** Minimum seconds between two codes to the same address. */
export const RESEND_SECONDS = 60

/** Names of the API tokens issued at login, one per product (P-04). */
export const API_TOKEN_NAMES = [
  'eight_diagrams',
  'wealth',
  'welcome',
  'fatebook',
  'xiaoDaoTong',
  'fatebook_agent',
  'luckbook',
  'day_agent',
] as const
export type ApiTokenName = (typeof API_TOKEN_NAMES)[number]

/** Matches ordinary e-mail addresses; refuses rare forms that some mail servers accept. */
const addressPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

export const email = z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'email') }).check(
  z.trim(),
  z.toLowerCase(),
  z.refine((value) => value !== '', { error: 'required', abort: true }),
  z.maxLength(254, 'email'),
  z.refine((value) => addressPattern.test(value), { error: 'email' }),
)

const locale = z.optional(createEnumSchema(LOCALES))

export const codeRequest = z.object({ email, locale })
export const resendWait = z.object({ resend_seconds: z.number() })
/** `ask` identifies the browser that requested the code, so that nobody else can use up its attempts. */
export const codeSent = z.extend(resendWait, { ask: z.string() })
export type CodeSent = z.infer<typeof codeSent>
/** Data of the error `codeWrong`: remaining attempts for the code. */
export interface CodeTries {
  readonly tries_left: number
}

export const emailLogin = z.object({
  email,
  code: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
    z.trim(),
    z.refine((value) => value !== '', { error: 'required', abort: true }),
    z.regex(/^\d{6}$/, 'length:6'),
  ),
  ask: z.optional(z.string().check(z.maxLength(64, 'max:64'))),
  locale,
})

/** Login by the link in the mail; `link` is the value of `#link=`: address and code, encrypted by the server. */
export const linkLogin = z.object({ link: z.string().check(z.maxLength(1000, 'max:1000')), locale })

export const loginResult = z.object({
  user_id: z.string(),
  email: z.string(),
  token: z.string(),
  api_tokens: z.record(z.enum(API_TOKEN_NAMES), z.string()),
})
export type LoginResult = z.infer<typeof loginResult>

export const userInfo = z.object({
  user_id: z.string(),
  email: z.string(),
  is_vip: z.boolean(),
  is_month_vip: z.boolean(),
  is_year_vip: z.boolean(),
  is_big_member: z.boolean(),
  interface_language: z.enum(LOCALES),
  config: chosenConfig,
})
export type UserInfo = z.infer<typeof userInfo>

/**
 * Remaining uses of a product including today's free ones; of an archive if `archive_id` is set. `unlimited`: a membership covers it,
 * `times` stays the same.
 */
export const productTimes = z.object({
  product_id: z.string(),
  times: z.number(),
  archive_id: z.optional(z.string()),
  unlimited: z.optional(z.literal(true)),
})
export type ProductTimes = z.infer<typeof productTimes>
