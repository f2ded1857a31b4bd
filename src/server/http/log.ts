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

/** PostgreSQL's messages may quote user input, so only the code and stack of its errors are logged. */
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
 * JSON lines. Requests and responses are not logged by themselves: no URL, query, header or body; each logged field is chosen where
 * it is logged. This includes plugins: the multipart plugin would log request headers with the token.
 */
export function createLogger(level: string): FastifyLoggerOptions & Pick<PinoLoggerOptions, 'redact'> {
  return {
    level,
    serializers: { err: errorForLog, req: () => ({}), res: () => ({}) },
    redact: { paths: ['headers', '*.headers'], remove: true },
  }
}
