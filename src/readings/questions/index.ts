import type { Locale } from '../facts/written.ts'
import type { Mode } from '../sage/asked.ts'

/** Suggested questions of a way to ask. */
interface Questions {
  /** To pick from. */
  readonly bank: readonly string[]
  /** Always there, after what was picked. */
  readonly fixed: readonly string[]
}

const SAMPLES: Readonly<Record<Locale, readonly string[]>> = {
  zh_CN: ['什么是日主？', '什么是食神？', '大运是怎么排的？', '什么叫用神？'],
  zh_TW: ['什麼是日主？', '什麼是食神？', '大運是怎麼排的？', '什麼叫用神？'],
  en_US: ['What is the day stem?', 'What is the Eating god?', 'How are luck cycles laid out?', 'What is a useful element?'],
}

export function questionsOf(_mode: Mode, locale: Locale): Questions {
  return { bank: SAMPLES[locale], fixed: [] }
}

/** Distinct ones of the bank, two and of dt four, then the fixed ones. `random` gives 0 up to but not 1. */
export function pickQuestions(mode: Mode, locale: Locale, random: () => number): readonly string[] {
  const { bank, fixed } = questionsOf(mode, locale)
  const left = bank.filter((question) => !fixed.includes(question))
  const picked = Array.from(
    { length: Math.min(left.length, mode === 'dt' ? 4 : 2) },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  )
  return [...picked, ...fixed]
}
