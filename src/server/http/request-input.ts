import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { ZONE_HEADER } from '#contract/envelope.ts'
import { fieldErrorsOf } from '#contract/fields.ts'
import { isKnownZone } from '#places/index.ts'
import { formatDeviceLabel } from './device-label.ts'
import { AppError, createInvalidFieldsError } from './app-error.ts'
import { clientKeyOf } from './network.ts'
import type { ServerSession } from './session.ts'

/** Client of a request: rate-limit key (address or network), IANA time zone, and a function for its device label. */
export interface Caller {
  readonly ip: string
  readonly zone: string
  readonly device: () => string
}

/** Client with a valid session. */
export interface LoggedInCaller extends Caller, ServerSession {}

declare module 'fastify' {
  interface FastifyRequest {
    session: ServerSession | null
  }
}

/** Returns the client of a request, a `LoggedInCaller` if the request has a session. The endpoint's `access` was checked before. */
export function getCaller({ ip, headers, session }: FastifyRequest): Caller | LoggedInCaller {
  return {
    ip: clientKeyOf(ip),
    zone: zoneOf(headers[ZONE_HEADER.toLowerCase()]),
    device: () => formatDeviceLabel(headers['user-agent']),
    ...session,
  }
}

/** Returns the zone, or UTC if it is missing or unknown: a phone may know newer zones than this server. */
function zoneOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && header.length <= 64 && isKnownZone(header) ? header : 'UTC'
}

/** Parses query or body with the endpoint's schema. Throws `badRequest`, or 422 with the invalid fields. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  if (typeof given !== 'object' || Array.isArray(given)) throw new AppError('badRequest')
  const result = z.safeParse(endpoint.input, given)
  if (!result.success) throw createInvalidFieldsError(...fieldErrorsOf(result.error))
  return result.data
}
