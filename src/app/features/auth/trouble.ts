import type { FieldError } from '#contract/fields.ts'
import { ApiError } from '#device/wire/api.ts'

/** Where a failed call belongs: under a field, or under the form. */
export type Trouble =
  | { at: 'email' | 'code'; field: Pick<FieldError, 'rule' | 'limit'> }
  | { at: 'email' | 'code' | 'form'; code: number; data: unknown }

/** Refusals of the code itself stand under the code; everything else that is not a field under the form. */
const underCode: ReadonlySet<string> = new Set(['codeWrong', 'codeExpired', 'codeUsed', 'codeTriesSpent', 'codeSentRecently'])

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) throw error
  const field = error.fields.find(({ field }) => field === 'email' || field === 'code')
  if (field) return { at: field.field as 'email' | 'code', field }
  return { at: underCode.has(error.codeName ?? '') ? 'code' : 'form', code: error.code, data: error.data }
}
