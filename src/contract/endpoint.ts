import type * as z from 'zod/mini'
import type { ApiTokenName } from './session.ts'

type Schema = z.core.$ZodType
type Path = `/${string}`

/** The parts of an endpoint that are the same for every type of response. */
interface EndpointBase<In extends Schema> {
  readonly method: 'GET' | 'POST'
  readonly path: Path
  /** Who may call: everyone; logged-in users; or, for a product name, logged-in users and holders of that product's API token. */
  readonly access: 'public' | 'session' | ApiTokenName
  /** A `change` requires an `Idempotency-Key`; a `read` does not. */
  readonly kind: 'read' | 'change'
  readonly input: In
}

/** A call whose response is an envelope with data. */
export interface EnvelopeEndpoint<In extends Schema = Schema, Out extends Schema = Schema> extends EndpointBase<In> {
  readonly reply: 'envelope'
  readonly output: Out
}

/** A call whose response is a stream of events (`event-stream.ts`); the events differ by `type`, and the stream has a maximum duration. */
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

/** Endpoints by the name of their call. */
export type EndpointTable = Readonly<Record<string, Endpoint>>

/** Defines a call that needs no login. */
export function anonymous<In extends Schema, Out extends Schema>(path: Path, input: In, output: Out) {
  return { reply: 'envelope', method: 'POST', path, access: 'public', kind: 'read', input, output } as const
}

/** Defines a call for logged-in users without an idempotency key: repeating the call repeats its effect. */
export function unkeyed<In extends Schema, Out extends Schema>(method: 'GET' | 'POST', path: Path, input: In, output: Out) {
  return { reply: 'envelope', method, path, access: 'session', kind: 'read', input, output } as const
}

/** Defines a change by a logged-in user with an idempotency key: calls with the same key have one effect and one response. */
export function keyed<In extends Schema, Out extends Schema>(path: Path, input: In, output: Out) {
  return { reply: 'envelope', method: 'POST', path, access: 'session', kind: 'change', input, output } as const
}

interface StreamLimits {
  readonly longestMs: number
}

/**
 * Defines a stream for logged-in users, with the input in the body for privacy. Repeating a change with its key returns only the first
 * event again.
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

/** Defines a file download for logged-in users; with a product name as `access`, also for holders of that product's API token. */
export function bytes<In extends Schema, const Type extends string, const Access extends 'session' | ApiTokenName = 'session'>(
  path: Path,
  input: In,
  { types, maxBytes, access = 'session' as Access }: BytesLimits<Type, Access>,
) {
  return { reply: 'bytes', method: 'GET', path, access, kind: 'read', input, types, maxBytes } as const
}
