import type * as z from 'zod/mini'
import type { ApiTokenName } from './session.ts'

type Schema = z.core.$ZodType
type Path = `/${string}`

/** Where a call lives, who may make it, and what goes in. */
interface Asked<In extends Schema> {
  readonly method: 'GET' | 'POST'
  readonly path: Path
  /** Everybody; who is logged in; or, named by a product, also who holds that product's token. */
  readonly access: 'public' | 'session' | ApiTokenName
  /** A change takes an `Idempotency-Key`. */
  readonly kind: 'read' | 'change'
  readonly input: In
}

/** Answered at once, with data in the envelope. */
export interface EnvelopeEndpoint<In extends Schema = Schema, Out extends Schema = Schema> extends Asked<In> {
  readonly reply: 'envelope'
  readonly output: Out
}

/** Answered by events as they come about (`event-stream.ts`), each told by its `type`, for so long at most. */
export interface StreamEndpoint<In extends Schema = Schema, Event extends Schema = Schema> extends Asked<In> {
  readonly reply: 'stream'
  readonly event: Event
  readonly longestMs: number
}

/** Answered by a file of one of these content types, so large at most. */
export interface BytesEndpoint<In extends Schema = Schema, Type extends string = string> extends Asked<In> {
  readonly reply: 'bytes'
  readonly types: readonly Type[]
  readonly maxBytes: number
}

export type Endpoint = EnvelopeEndpoint | StreamEndpoint | BytesEndpoint

/** Calls by name. */
export type EndpointTable = Readonly<Record<string, Endpoint>>

/** A call of somebody who is not logged in. */
export function open<In extends Schema, Out extends Schema>(path: Path, input: In, output: Out) {
  return { reply: 'envelope', method: 'POST', path, access: 'public', kind: 'read', input, output } as const
}

/** A call of the user that has no key: asked twice, it is done twice. */
export function read<In extends Schema, Out extends Schema>(method: 'GET' | 'POST', path: Path, input: In, output: Out) {
  return { reply: 'envelope', method, path, access: 'session', kind: 'read', input, output } as const
}

/** A change of the user's: the same key has one effect and one answer. */
export function change<In extends Schema, Out extends Schema>(path: Path, input: In, output: Out) {
  return { reply: 'envelope', method: 'POST', path, access: 'session', kind: 'change', input, output } as const
}

interface StreamLimits {
  readonly longestMs: number
}

/**
 * A stream of the user's. What is asked may be private, so it stands in a body, never in an address.
 * Of a change the first event is the outcome: a repeated key has one effect and brings that same event,
 * and what follows it is asked for anew, not replayed.
 */
export function stream<const Kind extends 'read' | 'change', In extends Schema, Event extends z.core.$ZodType<{ readonly type: string }>>(
  kind: Kind,
  path: Path,
  input: In,
  event: Event,
  { longestMs }: StreamLimits,
) {
  return { reply: 'stream', method: 'POST', path, access: 'session', kind, input, event, longestMs } as const
}

interface BytesLimits<Type, Access> {
  readonly types: readonly Type[]
  readonly maxBytes: number
  readonly access?: Access
}

/** A file of the user's, or of whoever holds the token of the product that is named as `access`. */
export function bytes<In extends Schema, const Type extends string, const Access extends 'session' | ApiTokenName = 'session'>(
  path: Path,
  input: In,
  { types, maxBytes, access = 'session' as Access }: BytesLimits<Type, Access>,
) {
  return { reply: 'bytes', method: 'GET', path, access, kind: 'read', input, types, maxBytes } as const
}
