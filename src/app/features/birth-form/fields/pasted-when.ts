import type { BirthDraft } from '../draft/birth-draft.ts'
import { clockPartsOf } from '../draft/clock-text.ts'

/** A whole date in one piece, and what follows it: 1990-05-15 08:30, 1990年5月15日, 19900515, 民國79年5月15日. */
const WHOLE = /^\s*(\d{4}|民[國国]\s?(?:\d{1,3}|元))\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})[\s日号號t,，]*(.*)$/is

/** A time, or what is to be seen as typed since it is none. */
function timeIn(text: string): Partial<BirthDraft> {
  return clockPartsOf(text) ?? { hour: text, minute: '' }
}

/** What a pasted text says of day and time; nothing where it is but a part, which its field takes by itself. */
export function pastedWhenOf(text: string): Partial<BirthDraft> | undefined {
  const [, year, month, day, rest = ''] = WHOLE.exec(text.normalize('NFKC')) ?? []
  if (year && month && day) return { year, month, day, ...(/\d/.test(rest) && timeIn(rest.trim())) }
  // Digits alone may as well be a year.
  return /\D/.test(text.trim()) ? clockPartsOf(text) : undefined
}
