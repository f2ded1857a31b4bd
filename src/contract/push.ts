import * as z from 'zod/mini'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Bytes in base64url without padding, of so many letters. */
const bytes = (letters: number) => z.string({ error: needed }).check(z.regex(new RegExp(`^[\\w-]{${letters}}$`), 'pattern'))

const endpoint = z.string({ error: needed }).check(z.maxLength(2000, 'max:2000'), z.url('url'))

/** One browser's subscription: where its push service takes messages, and with what they are sealed (RFC 8291). */
export const pushSubscription = z.object({
  endpoint,
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: bytes(87),
  auth: bytes(22),
  /** The server's public key that it was made for. */
  key: bytes(87),
})
export type PushSubscription = z.infer<typeof pushSubscription>

export const pushSubscriptionRef = z.object({ endpoint })

/** The server's public key: a subscription is made for one, and takes messages from nobody else. */
export const pushKey = z.object({ key: z.string() })

/** When the user's calendar address was made; null while there is none. The address itself is told once, when it is made. */
export const calendarState = z.object({ made_at: z.nullable(z.number()) })

/** Path of the new address under this server; one that was there before is worth nothing from now on. */
export const calendarLink = z.object({ path: z.string(), made_at: z.number() })

/** What of reminders the server has, for the export: which push services, and since when; no endpoint, no key, no address. */
export const exportedReminders = z.object({
  zone: z.nullable(z.string()),
  devices: z.array(z.object({ service: z.string(), created_at: z.number() })),
  calendar: calendarState,
})
