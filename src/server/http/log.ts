import type { FastifyLoggerOptions } from 'fastify'

interface DatabaseError extends Error {
  readonly severity?: string
  readonly code?: string
}

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [key: string]: unknown
}

/** PostgreSQL's messages may quote what a person typed: of its errors only the code and the place in our code are kept. */
function errorForLog(error: DatabaseError): LoggedError {
  return {
    type: error.name,
    message: error.severity === undefined ? error.message : 'database error',
    code: error.code,
    stack: (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at ')).join('\n'),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  }
}

/**
 * JSON lines. Of a request and an answer nothing is taken over by itself: no address, no query, no
 * header, no body; what is logged of them is named where it is logged.
 */
export function loggerOf(level: string): FastifyLoggerOptions {
  return { level, serializers: { err: errorForLog, req: () => ({}), res: () => ({}) } }
}
