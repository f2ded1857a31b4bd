import type { ClientCodeName, CodeName } from '#contract/codes.ts'
import { clientErrorCodes, codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'

export type ErrorName = CodeName | ClientCodeName

interface Refusal {
  readonly code: number
  /** HTTP status; 0 without a response. */
  readonly status?: number
  readonly data?: unknown
  readonly message?: string
}

/**
 * A failed call: refused by the server (positive code), or without a readable response (negative client code). `message` is English, for
 * logs only.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly status: number
  /** Name of the code; undefined for a code that only a newer server knows. */
  readonly codeName: ErrorName | undefined
  readonly data: unknown
  /** The invalid fields of a refused request; otherwise empty. */
  readonly fields: readonly FieldError[]

  constructor({ code, status = 0, data = null, message }: Refusal, options?: ErrorOptions) {
    super(message ?? codeNameOf(code) ?? `code ${code}`, options)
    this.code = code
    this.status = status
    this.codeName = codeNameOf(code)
    this.data = data
    this.fields = fieldsOf(data)
  }
}

/** Creates an error that only the client detects. */
export function createClientError(name: ClientCodeName, status = 0, cause?: unknown): ApiError {
  return new ApiError({ code: clientErrorCodes[name], status }, { cause })
}

function fieldsOf(data: unknown): readonly FieldError[] {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : data
  return Array.isArray(fields) ? fields.filter(isFieldError) : []
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'field' in value && 'rule' in value
}
