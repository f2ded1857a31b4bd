import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type * as z from 'zod/mini'
import type { BytesEndpoint, Endpoint, EndpointTable, EnvelopeEndpoint, StreamEndpoint } from '#contract/endpoint.ts'
import type { EndpointName, endpoints } from '#contract/endpoints.ts'
import { USER_HEADER } from '#contract/envelope.ts'
import type { Deps } from '../deps/deps.ts'
import { getCaller, parseInput, type Caller, type LoggedInCaller } from './request-input.ts'
import { sendFile, type ResponseFile } from './bytes-reply.ts'
import { createErrorEnvelope } from './app-error.ts'
import { parseIdempotencyKey, runIdempotent } from './run-idempotent.ts'
import { findSession } from './session.ts'
import { sendEvents } from './stream-reply.ts'
import { createShutdownSignal, createDisconnectSignal, createTimeoutSignal } from './work-signal.ts'

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller : LoggedInCaller
type EventOf<E extends StreamEndpoint> = z.output<E['event']>

/** Handler of an endpoint: takes its input and resolves to its output. Throws `AppError`. */
type Run<E extends Endpoint, Result> = (deps: Deps, caller: CallerOf<E>, input: z.output<E['input']>) => Promise<Result>
/** Handler of work that can be aborted. After an abort, it must throw the signal's reason. */
type LongRun<E extends Endpoint, Result> = (deps: Deps, caller: CallerOf<E>, input: z.output<E['input']>, signal: AbortSignal) => Result

/**
 * Handler of a stream that is a change: `begin` runs in a transaction, once per key, and returns the first event; `follow`
 * yields the rest.
 */
interface BegunStream<E extends StreamEndpoint> {
  readonly begin: Run<E, EventOf<E>>
  readonly follow: (deps: Deps, caller: CallerOf<E>, first: EventOf<E>, signal: AbortSignal) => AsyncIterable<EventOf<E>>
}

type FeatureOf<E extends Endpoint> = E extends EnvelopeEndpoint
  ? Run<E, z.output<E['output']>>
  : E extends BytesEndpoint
    ? LongRun<E, Promise<ResponseFile<E['types'][number]>>>
    : E extends StreamEndpoint
      ? E['kind'] extends 'change'
        ? BegunStream<E>
        : LongRun<E, AsyncIterable<EventOf<E>>>
      : never

/** Handler of the endpoint with this name. For a change, `deps.db` is a transaction. */
export type EndpointHandler<N extends EndpointName> = FeatureOf<(typeof endpoints)[N]>

/** Handlers of all endpoints of a table, by name. */
export type EndpointHandlers<Table extends EndpointTable> = { readonly [N in keyof Table]: FeatureOf<Table[N]> }

/** Endpoint with its handler. Their types match because they were paired by name. */
interface Call<E extends Endpoint = Endpoint> {
  readonly name: string
  readonly endpoint: E
  readonly feature: unknown
}

async function answerOf(deps: Deps, { name, endpoint }: Call, run: Run<Endpoint, unknown>, request: FastifyRequest): Promise<unknown> {
  const caller = getCaller(request) as LoggedInCaller
  if (endpoint.kind === 'read' || request.session === null) return run(deps, caller, parseInput(endpoint, request))
  const key = parseIdempotencyKey(request.headers['idempotency-key'])
  const input = parseInput(endpoint, request)
  const change = { userId: request.session.userId, key, endpoint: name, input: JSON.stringify(input) }
  return runIdempotent(deps, change, (changeDeps) => run(changeDeps, caller, input))
}

async function eventsOf(
  deps: Deps,
  call: Call<StreamEndpoint>,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<object>> {
  const caller = getCaller(request) as LoggedInCaller
  if (call.endpoint.kind === 'read') {
    const run = call.feature as LongRun<Endpoint, AsyncIterable<object>>
    return run(deps, caller, parseInput(call.endpoint, request), signal)
  }
  const { begin, follow } = call.feature as BegunStream<StreamEndpoint>
  const first = (await answerOf(deps, call, begin, request)) as object
  return prependEvent(first, follow(deps, caller, first, signal) as AsyncIterable<object>)
}

async function* prependEvent(first: object, rest: AsyncIterable<object>): AsyncGenerator<object> {
  yield first
  yield* rest
}

const createEnvelopeHandler =
  (deps: Deps, call: Call<EnvelopeEndpoint>): RouteHandlerMethod =>
  async (request) =>
    createErrorEnvelope('ok', await answerOf(deps, call, call.feature as Run<Endpoint, unknown>, request)).body

const createStreamHandler =
  (deps: Deps, call: Call<StreamEndpoint>, closing: AbortSignal): RouteHandlerMethod =>
  async (request, reply) => {
    const signal = AbortSignal.any([createDisconnectSignal(reply), closing, createTimeoutSignal(reply, call.endpoint.longestMs)])
    return sendEvents(reply, await eventsOf(deps, call, request, signal), signal)
  }

const createFileHandler =
  (deps: Deps, { endpoint, feature }: Call<BytesEndpoint>): RouteHandlerMethod =>
  async (request, reply) => {
    const run = feature as LongRun<Endpoint, Promise<ResponseFile>>
    return sendFile(
      request,
      reply,
      endpoint,
      await run(deps, getCaller(request) as LoggedInCaller, parseInput(endpoint, request), createDisconnectSignal(reply)),
    )
  }

function createHandler(deps: Deps, { name, endpoint, feature }: Call, closing: AbortSignal): RouteHandlerMethod {
  if (endpoint.reply === 'envelope') return createEnvelopeHandler(deps, { name, endpoint, feature })
  if (endpoint.reply === 'stream') return createStreamHandler(deps, { name, endpoint, feature }, closing)
  return createFileHandler(deps, { name, endpoint, feature })
}

/** Creates a hook that checks the token, after the rate limit and before the body is read. */
function requireSession(deps: Deps, access: Exclude<Endpoint['access'], 'public'>) {
  const product = access === 'session' ? undefined : access
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.session = await findSession(deps.db, request.headers.authorization, deps.now(), product)
    void reply.header(USER_HEADER, request.session.userId)
  }
}

/** Returns a function that mounts all endpoints of an HTTP method, with session, validation, handler and response. */
export function createEndpointMounter<Table extends EndpointTable>(
  api: FastifyInstance,
  deps: Deps,
  table: Table,
  features: EndpointHandlers<Table>,
) {
  api.decorateRequest('session', null)
  const closing = createShutdownSignal(api)
  return (method: Endpoint['method'], scope: FastifyInstance): void => {
    for (const [name, endpoint] of Object.entries(table)) {
      if (endpoint.method !== method) continue
      scope.route({
        method,
        url: endpoint.path,
        exposeHeadRoute: false,
        ...(endpoint.access !== 'public' && { preParsing: requireSession(deps, endpoint.access) }),
        handler: createHandler(deps, { name, endpoint, feature: features[name] }, closing),
      })
    }
  }
}
