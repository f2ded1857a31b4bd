import type { MessageDescriptor } from '@lingui/core'
import type { DayLimit } from '#contract/catalogue.ts'
import { codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'
import type { CodeTries } from '#contract/session.ts'
import { useMessages } from '../language/use-messages.ts'
import { codeSentences, dayFullSentence, triesLeftSentence } from './code-sentences.ts'
import { ruleSentences } from './rule-sentences.ts'

function sentenceOf(code: number, data: unknown): MessageDescriptor {
  const name = codeNameOf(code) ?? 'serverError'
  // The login reads this, and does not wait for the schemas.
  const { tries_left, a_day } = (data ?? {}) as Partial<CodeTries & DayLimit>
  if (name === 'codeWrong' && tries_left !== undefined) return triesLeftSentence(tries_left)
  if (name === 'tooManyRequests' && a_day !== undefined) return dayFullSentence(a_day)
  return codeSentences[name]
}

/** Turns codes and broken rules into sentences in the person's language. */
export function useErrorMessages() {
  const { _ } = useMessages()
  return {
    /** A numeric answer code, with what came beside it; one that only a newer server knows reads as a plain failure. */
    ofCode: (code: number, data?: unknown) => _(sentenceOf(code, data)),
    ofField: ({ rule, limit = '' }: Pick<FieldError, 'rule' | 'limit'>) => _(ruleSentences[rule](limit)),
  }
}
