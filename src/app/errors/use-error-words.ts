import { useLingui } from '@lingui/react/macro'
import { codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'
import { codeSentences } from './code-sentences.ts'
import { ruleSentences } from './rule-sentences.ts'

/** Turns codes and broken rules into sentences in the person's language. */
export function useErrorWords() {
  const { i18n } = useLingui()
  return {
    /** A numeric answer code; one that only a newer server knows reads as a plain failure. */
    ofCode: (code: number) => i18n._(codeSentences[codeNameOf(code) ?? 'serverError']),
    ofField: ({ rule, limit = '' }: Pick<FieldError, 'rule' | 'limit'>) => i18n._(ruleSentences[rule](limit)),
  }
}
