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

/** Converts an error for the log. Leaves out the message of a PostgreSQL error, which may quote user input. */
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

/** Returns logger options: JSON lines, never with requests or responses, as the multipart plugin would log the token with them. */
export function createLoggerOptions(level: string): FastifyLoggerOptions & Pick<PinoLoggerOptions, 'redact'> {
  return {
    level,
    serializers: { err: errorForLog, req: () => ({}), res: () => ({}) },
    redact: { paths: ['headers', '*.headers'], remove: true },
  }
}
