import { codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'
import { useWords } from '../language/use-words.ts'
import { codeSentences } from './code-sentences.ts'
import { ruleSentences } from './rule-sentences.ts'

/** Turns codes and broken rules into sentences in the person's language. */
export function useErrorWords() {
  const { _ } = useWords()
  return {
    /** A numeric answer code; one that only a newer server knows reads as a plain failure. */
    ofCode: (code: number) => _(codeSentences[codeNameOf(code) ?? 'serverError']),
    ofField: ({ rule, limit = '' }: Pick<FieldError, 'rule' | 'limit'>) => _(ruleSentences[rule](limit)),
  }
}
