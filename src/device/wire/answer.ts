import * as z from 'zod/mini'
import { codes } from '#contract/codes.ts'
import { envelope, USER_HEADER } from '#contract/envelope.ts'
import { ApiError, clientError } from './api-error.ts'
import { reportServerDate } from './server-clock.ts'

/** The data of a good envelope. @throws ApiError for a refusal, an empty or an unreadable answer */
export function parseEnvelope(text: string, status: number): unknown {
  if (text.trim() === '') throw clientError('emptyAnswer', status)
  const { code, data, message } = validate(envelope, parseJson(text, status), status)
  if (code !== codes.ok.code) throw new ApiError({ code, status, data, message })
  if (data === null || data === undefined) throw clientError('emptyAnswer', status)
  return data
}

/**
 * The same of an answer to a user, by its mark: a hotel's portal or another server may answer in good form, too.
 * Without the mark nothing is believed but that there is no answer, or that one has to wait or to log in.
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
    if (error instanceof ApiError && settlesNothing(error)) throw error
  }
  throw clientError('unreadable', status)
}

const settlesNothing = ({ code, status }: ApiError): boolean =>
  code < 0 || code === codes.sessionTimedOut.code || status === 429 || status >= 500

export function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw clientError('unreadable', status, cause)
  }
}

/** What a schema makes of a value from the server. @throws ApiError `unreadable` */
export function validate<S extends z.core.$ZodType>(schema: S, value: unknown, status: number): z.output<S> {
  const result = z.safeParse(schema, value)
  if (!result.success) throw clientError('unreadable', status, result.error)
  return result.data
}
