import type { ClientCodeName, CodeName } from '#contract/codes.ts'
import { clientCodes, codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'

export type ErrorName = CodeName | ClientCodeName

interface Refusal {
  readonly code: number
  /** HTTP status; 0 when no answer came. */
  readonly status?: number
  readonly data?: unknown
  readonly message?: string
}

/**
 * A call that did not bring its data: refused by the server (positive code) or never answered
 * readably (the client's own negative codes). `message` is English for logs and never shown.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly status: number
  /** Undefined for a code that only a newer server knows. */
  readonly codeName: ErrorName | undefined
  readonly data: unknown
  /** The failed fields of a refused body; empty otherwise. */
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

/** A trouble that only the client can have. */
export function clientError(name: ClientCodeName, status = 0, cause?: unknown): ApiError {
  return new ApiError({ code: clientCodes[name], status }, { cause })
}

function fieldsOf(data: unknown): readonly FieldError[] {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : data
  return Array.isArray(fields) ? fields.filter(isFieldError) : []
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'field' in value && 'rule' in value
}
