import * as z from 'zod/mini'
import { createEnumSchema } from './fields.ts'
import { LOCALES } from './locale.ts'

/** Login providers besides e-mail. */
export const OAUTH_PROVIDERS = ['google'] as const
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number]

const provider = createEnumSchema(OAUTH_PROVIDERS)

function word(pattern: RegExp) {
  return z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
    z.refine((value) => value !== '', { error: 'required', abort: true }),
    z.regex(pattern, 'pattern'),
  )
}

const random = word(/^[\w-]{32,128}$/)

/** Start of an OAuth login: `challenge` is the SHA-256 of the verifier in base64url (RFC 7636, S256). */
export const oauthStart = z.object({ provider, state: random, nonce: random, challenge: word(/^[\w-]{43}$/) })
/** Consent page of the provider. */
export const oauthPage = z.object({ url: z.string() })

/** Login with the `code` of the provider's redirect, and with `verifier` and `nonce`, which only the page that started the login knows. */
export const oauthLogin = z.object({
  provider,
  code: word(/^[\x21-\x7e]{1,2048}$/),
  verifier: word(/^[\w.~-]{43,128}$/),
  nonce: random,
  locale: z.optional(createEnumSchema(LOCALES)),
})
