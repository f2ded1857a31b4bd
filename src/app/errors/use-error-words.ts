import type { MessageDescriptor } from '@lingui/core'
import * as z from 'zod/mini'
import { codeNameOf } from '#contract/codes.ts'
import type { FieldError } from '#contract/fields.ts'
import { codeTries } from '#contract/session.ts'
import { useWords } from '../language/use-words.ts'
import { codeSentences, triesLeftSentence } from './code-sentences.ts'
import { ruleSentences } from './rule-sentences.ts'

function sentenceOf(code: number, data: unknown): MessageDescriptor {
  const name = codeNameOf(code) ?? 'serverError'
  const tries = z.safeParse(codeTries, name === 'codeWrong' ? data : undefined)
  return tries.success ? triesLeftSentence(tries.data.tries_left) : codeSentences[name]
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
