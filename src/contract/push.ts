import * as z from 'zod/mini'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Returns the schema of a base64url text without padding that has exactly `letters` characters. */
const bytes = (letters: number) => z.string({ error: needed }).check(z.regex(new RegExp(`^[\\w-]{${letters}}$`), 'pattern'))

const endpoint = z.string({ error: needed }).check(z.maxLength(2000, 'max:2000'), z.url('url'))

/** Push subscription of one browser: the endpoint of its push service, and the keys that encrypt messages (RFC 8291). */
export const pushSubscription = z.object({
  endpoint,
  /** The browser's public key, an uncompressed P-256 point. */
  p256dh: bytes(87),
  auth: bytes(22),
  /** Public VAPID key of the server for which the subscription was created. */
  key: bytes(87),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscription>

export const pushSubscriptionRef = z.object({ endpoint })

/** The server's public VAPID key: a subscription accepts only messages signed with the matching private key. */
export const pushKey = z.object({ key: z.string() })

/**
 * Time when the address of the user's calendar feed was created; null if there is none. The address itself is sent only once, on creation.
 */
export const calendarState = z.object({ made_at: z.nullable(z.number()) })

/** Path of the new calendar feed on this server; the previous address stops working. */
export const calendarLink = z.object({ path: z.string(), made_at: z.number() })

/** Reminder data in the export: push services and times of creation; no endpoint, key or address. */
export const exportedReminders = z.object({
  zone: z.nullable(z.string()),
  devices: z.array(z.object({ service: z.string(), created_at: z.number() })),
  calendar: calendarState,
})
