import type { BirthDraft } from '../draft/birth-draft.ts'
import { parseClockTime } from '../draft/parse-clock-time.ts'

/** A complete date and what follows it: 1990-05-15 08:30, 1990年5月15日, 19900515, 民國79年5月15日. */
const WHOLE = /^\s*(\d{4}|民[國国]\s?(?:\d{1,3}|元))\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})[\s日号號t,，]*(.*)$/is

/** The parsed time, or the text as typed if it is no time. */
function timeFieldsOf(text: string): Partial<BirthDraft> {
  return parseClockTime(text) ?? { hour: text, minute: '' }
}

/** Parses pasted text as date and time; undefined for a partial value, which its field takes itself. */
export function parsePastedBirth(text: string): Partial<BirthDraft> | undefined {
  const [, year, month, day, rest = ''] = WHOLE.exec(text.normalize('NFKC')) ?? []
  if (year && month && day) return { year, month, day, ...(/\d/.test(rest) && timeFieldsOf(rest.trim())) }
  // Digits alone might be a year.
  return /\D/.test(text.trim()) ? parseClockTime(text) : undefined
}
