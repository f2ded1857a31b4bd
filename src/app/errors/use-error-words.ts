import type { MessageDescriptor } from '@lingui/core'
import { codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'
import type { CodeTries } from '#contract/session.ts'
import { useWords } from '../language/use-words.ts'
import { codeSentences, triesLeftSentence } from './code-sentences.ts'
import { ruleSentences } from './rule-sentences.ts'

function sentenceOf(code: number, data: unknown): MessageDescriptor {
  const name = codeNameOf(code) ?? 'serverError'
  // The login reads this, and does not wait for the schemas.
  const left = name === 'codeWrong' ? (data as Partial<CodeTries> | null | undefined)?.tries_left : undefined
  return left === undefined ? codeSentences[name] : triesLeftSentence(left)
}

/** Turns codes and broken rules into sentences in the person's language. */
export function useErrorWords() {
  const { _ } = useWords()
  return {
    /** A numeric answer code, with what came beside it; one that only a newer server knows reads as a plain failure. */
    ofCode: (code: number, data?: unknown) => _(sentenceOf(code, data)),
    ofField: ({ rule, limit = '' }: Pick<FieldError, 'rule' | 'limit'>) => _(ruleSentences[rule](limit)),
  }
}
