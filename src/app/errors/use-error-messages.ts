import type { MessageDescriptor } from '@lingui/core'
import type { DayLimit } from '#contract/catalogue.ts'
import { codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'
import type { CodeTries } from '#contract/session.ts'
import { useMessages } from '../language/use-messages.ts'
import { codeSentences, dayLimitSentence, triesLeftSentence } from './code-sentences.ts'
import { ruleSentences } from './rule-sentences.ts'

function getMessage(code: number, data: unknown): MessageDescriptor {
  const name = codeNameOf(code) ?? 'serverError'
  // Casts instead of parsing by schema: the login page does not load the schemas.
  const { tries_left, a_day } = (data ?? {}) as Partial<CodeTries & DayLimit>
  if (name === 'codeWrong' && tries_left !== undefined) return triesLeftSentence(tries_left)
  if (name === 'tooManyRequests' && a_day !== undefined) return dayLimitSentence(a_day)
  return codeSentences[name]
}

/** Returns formatters of response codes and field errors in the user's language. */
export function useErrorMessages() {
  const { _ } = useMessages()
  return {
    /** Returns the message of a response code and its data; for an unknown code the message of a server error. */
    ofCode: (code: number, data?: unknown) => _(getMessage(code, data)),
    ofField: ({ rule, limit = '' }: Pick<FieldError, 'rule' | 'limit'>) => _(ruleSentences[rule](limit)),
  }
}
