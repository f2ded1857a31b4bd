import type { BirthDraft } from './birth-draft.ts'

/** First and last hour (inclusive) of each day-part word. At most twelve hours, because 晚上 12 点 and 上午 12 点 are both ambiguous. */
const SPANS: Readonly<Record<string, readonly [number, number]>> = {
  am: [0, 11],
  pm: [12, 23],
  凌晨: [0, 6],
  清晨: [1, 11],
  早晨: [1, 11],
  早上: [1, 11],
  上午: [1, 11],
  中午: [11, 14],
  下午: [12, 23],
  傍晚: [16, 20],
  晚上: [17, 23],
}

const WORD = `[ap]\\.?m\\.?|${Object.keys(SPANS).slice(2).join('|')}`
/** Matches 2:30pm, 下午2点半, 14时30分, 1430 and 14:30:00. */
const CLOCK = new RegExp(`^(${WORD})?\\s*(\\d{1,2})\\s*([:.点點时時]*)\\s*(?:(\\d{2}|半)\\s*分?(?::\\d{2})?)?\\s*(${WORD})?$`)

export interface ClockParts {
  readonly hour: string
  readonly minute: string
}

/** Returns the hour of the day (0–23); undefined if it is not in the word's range. */
function resolveHour(hour: number, word: string | undefined): number | undefined {
  if (!word) return hour
  const [from, to] = SPANS[word.replaceAll('.', '')]!
  const meant = hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12]
  return meant.find((each) => each >= from && each <= to)
}

/** Parses a clock time in common spellings to 24-hour numbers; undefined if it is ambiguous or not a time. */
export function parseClockTime(text: string): ClockParts | undefined {
  const [, before, digits, dots, minutes, after] = CLOCK.exec(text.normalize('NFKC').trim().toLowerCase()) ?? []
  const word = before ?? after
  // Rejects a bare number, which is not yet a time; 2pm and 下午2点 are full hours.
  if (!digits || (before && after) || (!minutes && !word && !/[点點时時]/.test(dots ?? ''))) return undefined
  const hour = resolveHour(Number(digits), word)
  if (hour === undefined) return undefined
  const minute = minutes === '半' ? '30' : (minutes ?? '00')
  return { hour: String(hour), minute }
}

/** Gregorian year before 民國元年 (1912); added to a year of that era. */
const REPUBLIC = 1911
const REPUBLIC_TEXT = /^民[國国]?(\d{1,3}|元)$/

/** Returns whether a two-digit year may be a year of the 民國 era as well as an abbreviated Gregorian year. */
export function isEraAmbiguous(text: string, thisYear = new Date().getFullYear()): boolean {
  return /^\d{2}$/.test(text.normalize('NFKC').trim()) && REPUBLIC + Number(text) <= thisYear
}

/**
 * Parses a year: 1990, 90 (the latest such year that has begun), 民國79 (era of 1912). Undefined if invalid. @param thisYear current
 * Gregorian year
 */
export function parseYear(text: string, thisYear = new Date().getFullYear()): number | undefined {
  const typed = text.normalize('NFKC').replaceAll(/\s|年$/g, '')
  if (/^\d{4}$/.test(typed)) return Number(typed)
  const republican = REPUBLIC_TEXT.exec(typed)?.[1]
  if (republican) return REPUBLIC + (republican === '元' ? 1 : Number(republican))
  if (!/^\d{2}$/.test(typed)) return undefined
  const inCentury = thisYear - (thisYear % 100) + Number(typed)
  return inCentury > thisYear ? inCentury - 100 : inCentury
}

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
