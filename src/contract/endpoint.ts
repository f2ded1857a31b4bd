import type * as z from 'zod/mini'
import type { ApiTokenName } from './session.ts'

type Schema = z.core.$ZodType
type Path = `/${string}`

/** Path, access and input of a call. */
interface EndpointBase<In extends Schema> {
  readonly method: 'GET' | 'POST'
  readonly path: Path
  /** Access: everyone; logged-in users; or, named by a product, also the holder of that product's token. */
  readonly access: 'public' | 'session' | ApiTokenName
  /** A change requires an `Idempotency-Key`. */
  readonly kind: 'read' | 'change'
  readonly input: In
}

/** A call whose response is an envelope with data. */
export interface EnvelopeEndpoint<In extends Schema = Schema, Out extends Schema = Schema> extends EndpointBase<In> {
  readonly reply: 'envelope'
  readonly output: Out
}

/** A call whose response is a stream of events (`event-stream.ts`), distinguished by `type`, with a maximum duration. */
export interface StreamEndpoint<In extends Schema = Schema, Event extends Schema = Schema> extends EndpointBase<In> {
  readonly reply: 'stream'
  readonly event: Event
  readonly longestMs: number
}

/** A call whose response is a file of one of these content types, with a maximum size. */
export interface BytesEndpoint<In extends Schema = Schema, Type extends string = string> extends EndpointBase<In> {
  readonly reply: 'bytes'
  readonly types: readonly Type[]
  readonly maxBytes: number
}

export type Endpoint = EnvelopeEndpoint | StreamEndpoint | BytesEndpoint

/** Calls by name. */
export type EndpointTable = Readonly<Record<string, Endpoint>>

/** A call that needs no login. */
export function anonymous<In extends Schema, Out extends Schema>(path: Path, input: In, output: Out) {
  return { reply: 'envelope', method: 'POST', path, access: 'public', kind: 'read', input, output } as const
}

/** A call of the user without an idempotency key: repeating it repeats its effect. */
export function unkeyed<In extends Schema, Out extends Schema>(method: 'GET' | 'POST', path: Path, input: In, output: Out) {
  return { reply: 'envelope', method, path, access: 'session', kind: 'read', input, output } as const
}

/** A change by the user with an idempotency key: the same key has one effect and one response. */
export function keyed<In extends Schema, Out extends Schema>(path: Path, input: In, output: Out) {
  return { reply: 'envelope', method: 'POST', path, access: 'session', kind: 'change', input, output } as const
}

interface StreamLimits {
  readonly longestMs: number
}

/**
 * A stream for the user. The input may be private, so it is in a body, never in an address.
 * The first event of a change is its outcome: a repeated key has one effect and returns that event again;
 * later events are requested separately, not replayed.
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

/** A file for the user, or for the holder of the token of the product named by `access`. */
export function bytes<In extends Schema, const Type extends string, const Access extends 'session' | ApiTokenName = 'session'>(
  path: Path,
  input: In,
  { types, maxBytes, access = 'session' as Access }: BytesLimits<Type, Access>,
) {
  return { reply: 'bytes', method: 'GET', path, access, kind: 'read', input, types, maxBytes } as const
}
