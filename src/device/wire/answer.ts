import * as z from 'zod/mini'
import { resultCodes } from '#contract/codes.ts'
import { envelope, USER_HEADER } from '#contract/envelope.ts'
import { ApiError, createClientError } from './api-error.ts'
import { reportServerDate } from './server-clock.ts'

/** Returns the data of a successful envelope. @throws ApiError for a refusal, an empty response or an unreadable response */
export function parseEnvelope(text: string, status: number): unknown {
  if (text.trim() === '') throw createClientError('emptyAnswer', status)
  const { code, data, message } = parseWithSchema(envelope, parseJson(text, status), status)
  if (code !== resultCodes.ok.code) throw new ApiError({ code, status, data, message })
  if (data === null || data === undefined) throw createClientError('emptyAnswer', status)
  return data
}

/**
 * Parses a response to a logged-in user. One without the user header, as from a captive portal, is accepted only as a transient error.
 * @throws ApiError
 */
export function parseUserEnvelope(userId: string | undefined, text: string, { headers, status }: Response): unknown {
  if (userId === undefined) return parseEnvelope(text, status)
  if (headers.get(USER_HEADER) === userId) {
    reportServerDate(headers.get('Date'))
    return parseEnvelope(text, status)
  }
  try {
    parseEnvelope(text, status)
  } catch (error) {
    if (error instanceof ApiError && isTransientError(error)) throw error
  }
  throw createClientError('unreadable', status)
}

const isTransientError = ({ code, status }: ApiError): boolean =>
  code < 0 || code === resultCodes.sessionTimedOut.code || status === 429 || status >= 500

export function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw createClientError('unreadable', status, cause)
  }
}

/** Parses a value from the server with a schema. @throws ApiError `unreadable` */
export function parseWithSchema<S extends z.core.$ZodType>(schema: S, value: unknown, status: number): z.output<S> {
  const result = z.safeParse(schema, value)
  if (!result.success) throw createClientError('unreadable', status, result.error)
  return result.data
}
