import type { BirthDraft } from '../draft/birth-draft.ts'
import { parseClockTime } from '../draft/parse-clock-time.ts'

/** Matches a complete date and captures the rest: 1990-05-15 08:30, 1990年5月15日, 19900515, 民國79年5月15日. */
const WHOLE = /^\s*(\d{4}|民[國国]\s?(?:\d{1,3}|元))\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})[\s日号號t,，]*(.*)$/is

/** Returns the parsed time, or the text as typed if it cannot be parsed. */
function timeFieldsOf(text: string): Partial<BirthDraft> {
  return parseClockTime(text) ?? { hour: text, minute: '' }
}

/** Parses pasted text as a date, a time or both; undefined for a partial value, which is pasted into the field as usual. */
export function parsePastedBirth(text: string): Partial<BirthDraft> | undefined {
  const [, year, month, day, rest = ''] = WHOLE.exec(text.normalize('NFKC')) ?? []
  if (year && month && day) return { year, month, day, ...(/\d/.test(rest) && timeFieldsOf(rest.trim())) }
  // Digits alone are left to the field, because they can be a year.
  return /\D/.test(text.trim()) ? parseClockTime(text) : undefined
}
