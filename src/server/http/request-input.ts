import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { ZONE_HEADER } from '#contract/envelope.ts'
import { fieldErrorsOf } from '#contract/fields.ts'
import { isKnownZone } from '#places/index.ts'
import { deviceLabelOf } from './device-label.ts'
import { AppError, invalidFields } from './app-error.ts'
import { networkOf } from './network.ts'
import type { Session } from './session.ts'

/** Who calls: an address or its network, which limits count, the IANA zone whose day it is for them, and a short name of their device. */
export interface Caller {
  readonly ip: string
  readonly zone: string
  readonly device: () => string
}

/** Who calls, logged in. */
export interface User extends Caller, Session {}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** Whoever is logged in is a user; `access` has been looked at before. */
export function getCaller({ ip, headers, session }: FastifyRequest): Caller | User {
  return {
    ip: networkOf(ip),
    zone: zoneOf(headers[ZONE_HEADER.toLowerCase()]),
    device: () => deviceLabelOf(headers['user-agent']),
    ...session,
  }
}

/** A header that is no zone is as good as none: a phone may know a newer one than this server. */
function zoneOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && header.length <= 64 && isKnownZone(header) ? header : 'UTC'
}

/** What the call's schema makes of a query or a body. Throws `badRequest` or 422 with the failed fields. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  if (typeof given !== 'object' || Array.isArray(given)) throw new AppError('badRequest')
  const result = z.safeParse(endpoint.input, given)
  if (!result.success) throw invalidFields(...fieldErrorsOf(result.error))
  return result.data
}
