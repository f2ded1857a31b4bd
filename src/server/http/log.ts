import type { FastifyLoggerOptions } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'

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
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.trim().startsWith('at '))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  }
}

/**
 * JSON lines. Of a request and an answer nothing is taken over by itself: no address, no query, no
 * header, no body; what is logged of them is named where it is logged. Nor by a plugin: the one for
 * multipart bodies writes down a request's headers, token and all.
 */
export function loggerOf(level: string): FastifyLoggerOptions & Pick<PinoLoggerOptions, 'redact'> {
  return {
    level,
    serializers: { err: errorForLog, req: () => ({}), res: () => ({}) },
    redact: { paths: ['headers', '*.headers'], remove: true },
  }
}
