import * as z from 'zod/mini'

/** Every `/fapi` answer. `message` is English, for logs, and never shown. */
export const envelope = z.object({ code: z.number(), data: z.unknown(), message: z.string() })
export type Envelope = z.infer<typeof envelope>

/** Every call is under this path (P-11). */
export const API_PREFIX = '/fapi'
/** A call that has no answer by then has failed (P-12). */
export const TIMEOUT_MS = 50_000
/** Failed calls are tried again by hand (retry count 0); what waits in the outbox again after this (P-12). */
export const RETRY_DELAY_MS = 25_000
/** A change carries its own id here; the same key has one effect and one answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** In the answer to whoever is logged in: their id, which nobody else on the way can know. */
export const USER_HEADER = 'X-Mingshu-User'
/** The device's IANA zone: whose day it is for what is free once a day. Without it the day is that of UTC. */
export const ZONE_HEADER = 'X-Time-Zone'
