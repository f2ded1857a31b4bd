import * as z from 'zod/mini'

/** JSON body of `/fapi` responses. `message` is English, for logs only; users never see it. */
export const envelope = z.object({ code: z.number(), data: z.unknown(), message: z.string() })
export type Envelope = z.infer<typeof envelope>

/** Path prefix of every call (P-11). */
export const API_PREFIX = '/fapi'
/** Timeout of a call in milliseconds (P-12). */
export const CALL_TIMEOUT_MS = 50_000
/** Delay in milliseconds before the outbox retries; other failed calls are retried only by the user (P-12). */
export const OUTBOX_RETRY_DELAY_MS = 25_000
/** Request header with the idempotency key of a change: requests with the same key have one effect and one response. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Response header with the id of the logged-in user; it shows that the response comes from the server and not from a proxy. */
export const USER_HEADER = 'X-Mingshu-User'
/** Request header with the device's IANA time zone, which determines the day of daily quotas; UTC if absent. */
export const ZONE_HEADER = 'X-Time-Zone'
