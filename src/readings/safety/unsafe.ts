import type { Locale } from '../facts/written.ts'

/** Why a sentence may not be said. */
export type Unsafe = 'fear' | 'death' | 'diagnosis' | 'gain' | 'verdict' | 'certainty' | 'law' | 'voice'

const RULES: readonly (readonly [Unsafe, RegExp])[] = []

/** What a sentence says that no answer may say, whoever wrote it; nothing when it may be shown. */
export function unsafeProse(sentence: string, locale: Locale): Unsafe | undefined {
  void locale
  return RULES.find(([, pattern]) => pattern.test(sentence))?.[0]
}
