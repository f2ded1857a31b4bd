import type { FastifyError } from 'fastify'
import type { CodeName } from '#contract/codes.ts'
import type { PurchaseObstacle } from '#contract/shop.ts'
import { IdentityRefusedError } from '../ports/identity/identity.ts'
import { WebhookRefusedError } from '../ports/payment/payment.ts'
import { PortFailure } from '../ports/port-failure.ts'
import { AppError } from './app-error.ts'

type Refusal = abstract new (...given: never[]) => Error

/** Codes of the contract for errors of ports. */
const codesOfPortErrors: readonly (readonly [Refusal, CodeName])[] = [
  [IdentityRefusedError, 'oauthRefused'],
  [WebhookRefusedError, 'badRequest'],
  [PortFailure, 'unavailable'],
]

/** Codes of the contract for obstacles to a purchase. */
export const codeByObstacle: Readonly<Record<PurchaseObstacle, CodeName>> = {
  archiveLocked: 'archiveLocked',
  alreadyUnlocked: 'alreadyUnlocked',
  noArchive: 'notForSale',
  notYet: 'notOnSaleYet',
}

/** Codes of the contract for 4xx errors of Fastify and its plugins; statuses not listed become `badRequest`. */
const codesOfStatuses: Readonly<Record<number, CodeName>> = { 413: 'bodyTooLarge', 429: 'tooManyRequests' }

/**
 * Error codes of an unavailable database. SQLite: busy, I/O error, full. PostgreSQL and network: connection, shutdown, lock,
 * disk, timeout.
 */
const SQLITE_UNAVAILABLE = new Set([5, 10, 13])
const UNAVAILABLE = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ENOTFOUND ETIMEDOUT ENOENT 08000 08003 08006 57P01 57P02 57P03 40P01 40001 53300 53100 55P03 57014 25P03'.split(
    ' ',
  ),
)

/** Messages of `pg` errors that have no code. */
const LOST_CONNECTION = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

function isUnavailable(error: object): boolean {
  if ('errcode' in error && SQLITE_UNAVAILABLE.has(Number(error.errcode) & 0xff)) return true
  if (error instanceof Error && LOST_CONNECTION.test(error.message)) return true
  return 'code' in error && typeof error.code === 'string' && UNAVAILABLE.has(error.code)
}

/** Returns the contract's code for a port's error; undefined for any other error. */
export function codeOfPortFailure(error: unknown): CodeName | undefined {
  return codesOfPortErrors.find(([refusal]) => error instanceof refusal)?.[1]
}

/** Returns the contract's code for any error. */
export function codeNameOfError(error: Partial<FastifyError> & object): CodeName {
  if (error instanceof AppError) return error.codeName
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) return codesOfStatuses[statusCode] ?? 'badRequest'
  return codeOfPortFailure(error) ?? (isUnavailable(error) ? 'unavailable' : 'serverError')
}
