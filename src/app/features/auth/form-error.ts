import type { FieldError } from '#contract/fields.ts'
import { ApiError } from '#device/wire/api.ts'

/** Error and the place where it is shown: under a field or under the form. */
export type LoginFormError =
  | { at: 'email' | 'code'; field: Pick<FieldError, 'rule' | 'limit'> }
  | { at: 'email' | 'code' | 'form'; code: number; data: unknown }

/** Names of API errors shown under the code field; other API errors without a field are shown under the form. */
const CODE_FIELD_ERRORS: ReadonlySet<string> = new Set(['codeWrong', 'codeExpired', 'codeUsed', 'codeTriesSpent', 'codeSentRecently'])

/** Converts an API error to the error shown in the login form; rethrows any other error. */
export function toLoginFormError(error: unknown): LoginFormError {
  if (!(error instanceof ApiError)) throw error
  const field = error.fields.find(({ field }) => field === 'email' || field === 'code')
  if (field) return { at: field.field as 'email' | 'code', field }
  return { at: CODE_FIELD_ERRORS.has(error.codeName ?? '') ? 'code' : 'form', code: error.code, data: error.data }
}
