import * as z from 'zod/mini'

/** Every `/fapi` response. `message` is English, for logs, and never shown. */
export const envelope = z.object({ code: z.number(), data: z.unknown(), message: z.string() })
export type Envelope = z.infer<typeof envelope>

/** Path prefix of every call (P-11). */
export const API_PREFIX = '/fapi'
/** A call without a response by then has failed (P-12). */
export const TIMEOUT_MS = 50_000
/** Failed calls are retried manually (retry count 0); the outbox retries after this delay (P-12). */
export const RETRY_DELAY_MS = 25_000
/** Header with the id of a change; the same key has one effect and one response. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Response header with the id of the logged-in user, which shows that the response was not made by a proxy. */
export const USER_HEADER = 'X-Mingshu-User'
/** The device's IANA zone, which decides the day of daily quotas. UTC if absent. */
export const ZONE_HEADER = 'X-Time-Zone'
