import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { endpoints, type Endpoint, type EndpointName, type OutputOf, type ParsedInputOf } from '#contract/endpoints.ts'
import { ZONE_HEADER } from '#contract/envelope.ts'
import { fieldErrorsOf } from '#contract/fields.ts'
import { isKnownZone } from '#places/index.ts'
import type { Deps } from '../deps/deps.ts'
import { deviceLabelOf } from './device-label.ts'
import { envelopeOf, Fail, invalidFields } from './fail.ts'
import { changeKeyOf, inputHashOf, once } from './once.ts'
import { sessionOf, type Session } from './session.ts'

/** Who calls: an address, which limits count, the IANA zone whose day it is for them, and a short name of their device. */
interface Caller {
  readonly ip: string
  readonly zone: string
  readonly device: () => string
}

/** Who calls, logged in. */
interface User extends Caller, Session {}

type CallerOf<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'session' ? User : Caller

/** What one call does. A change runs in a transaction, `deps.db`. Failures are thrown as `Fail`. */
export type Feature<N extends EndpointName> = (deps: Deps, caller: CallerOf<N>, input: ParsedInputOf<N>) => Promise<OutputOf<N>>

export type Features = { readonly [N in EndpointName]: Feature<N> }

interface Call {
  readonly name: EndpointName
  readonly endpoint: Endpoint
  readonly run: (deps: Deps, caller: Caller | User, input: unknown) => Promise<unknown>
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  if (typeof given !== 'object' || Array.isArray(given)) throw new Fail('badRequest')
  const result = z.safeParse(endpoint.input, given)
  if (!result.success) throw invalidFields(...fieldErrorsOf(result.error))
  return result.data
}

/** A header that is no zone is as good as none: a phone may know a newer one than this server. */
function zoneOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && header.length <= 64 && isKnownZone(header) ? header : 'UTC'
}

async function answerOf(deps: Deps, { name, endpoint, run }: Call, request: FastifyRequest): Promise<unknown> {
  const { ip, headers } = request
  const caller = {
    ip,
    zone: zoneOf(headers[ZONE_HEADER.toLowerCase()]),
    device: () => deviceLabelOf(headers['user-agent']),
    ...request.session,
  }
  if (endpoint.kind === 'read' || request.session === null) return run(deps, caller, inputOf(endpoint, request))
  const key = changeKeyOf(headers['idempotency-key'])
  const input = inputOf(endpoint, request)
  const change = { userId: request.session.userId, key, endpoint: name, inputHash: inputHashOf(input) }
  return once(deps, change, (changeDeps) => run(changeDeps, caller, input))
}

/** Looks at the token before a byte of the body is read, and after requests are counted. */
function requireSession(deps: Deps) {
  return async (request: FastifyRequest): Promise<void> => {
    request.session = await sessionOf(deps.db, request.headers.authorization, deps.now())
  }
}

/** Adds every call of the contract: session, validation, run, envelope. */
export function mountFeatures(api: FastifyInstance, deps: Deps, features: Features): void {
  api.decorateRequest('session', null)
  for (const name of Object.keys(features) as EndpointName[]) {
    // Each feature takes just what its own endpoint's schema lets through; the pairing is by name.
    const call: Call = { name, endpoint: endpoints[name], run: features[name] as Call['run'] }
    api.route({
      method: call.endpoint.method,
      url: call.endpoint.path,
      ...(call.endpoint.access === 'session' && { preParsing: requireSession(deps) }),
      handler: async (request) => envelopeOf('ok', await answerOf(deps, call, request)).body,
    })
  }
}
