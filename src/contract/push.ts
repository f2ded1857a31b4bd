import * as z from 'zod/mini'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Bytes in base64url without padding, with a fixed number of characters. */
const bytes = (letters: number) => z.string({ error: needed }).check(z.regex(new RegExp(`^[\\w-]{${letters}}$`), 'pattern'))

const endpoint = z.string({ error: needed }).check(z.maxLength(2000, 'max:2000'), z.url('url'))

/** Push subscription of one browser: the endpoint of its push service, and the keys that encrypt messages (RFC 8291). */
export const pushSubscription = z.object({
  endpoint,
  /** The browser's public key, an uncompressed P-256 point. */
  p256dh: bytes(87),
  auth: bytes(22),
  /** Public key of the server that it was created for. */
  key: bytes(87),
})
export type PushSubscription = z.infer<typeof pushSubscription>

export const pushSubscriptionRef = z.object({ endpoint })

/** The server's public key: a subscription accepts messages signed with this key only. */
export const pushKey = z.object({ key: z.string() })

/** When the user's calendar address was created; null if there is none. The address itself is sent once, on creation. */
export const calendarState = z.object({ made_at: z.nullable(z.number()) })

/** Path of the new address on this server; an earlier address stops working. */
export const calendarLink = z.object({ path: z.string(), made_at: z.number() })

/** Reminder data in the export: push services and times; no endpoint, key or address. */
export const exportedReminders = z.object({
  zone: z.nullable(z.string()),
  devices: z.array(z.object({ service: z.string(), created_at: z.number() })),
  calendar: calendarState,
})
