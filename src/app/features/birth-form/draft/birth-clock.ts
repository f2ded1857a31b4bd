import { localOfBirthday, NOON } from '#birth/index.ts'
import { BIRTH_YEAR_RANGE, normalizeCivilTime } from '#contract/archive.ts'
import { createLocaleRecord } from '#contract/locale.ts'
import { isKnownZone } from '#places/index.ts'
import type { BirthDraft, ChosenPlace } from './birth-draft.ts'
import { parseClockTime, type ClockParts } from './parse-typed-birth.ts'

const two = (text: string) => text.padStart(2, '0')

/** Formats the typed date as `YYYY-MM-DD`, even if no such date exists; undefined until all three parts are typed. */
export function formatDraftDate({ year, month, day }: BirthDraft): string | undefined {
  return year && month && day ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Returns whether hour and minute are empty or of one or two digits; otherwise a field has words or a whole time. */
export function areTimeFieldsNumeric({ hour, minute }: ClockParts): boolean {
  return /^\d{0,2}$/.test(hour) && /^\d{0,2}$/.test(minute)
}

/** Converts the typed time to 24-hour numbers; undefined if it is ambiguous or not a time. */
export function normalizeTime(typed: ClockParts): ClockParts | undefined {
  return areTimeFieldsNumeric(typed) ? typed : parseClockTime([typed.hour, typed.minute].filter(Boolean).join(':'))
}

/** Formats the typed time as `HH:mm` or `HH:mm:ss`; noon if the hour is unknown, undefined if the time is incomplete. */
export function formatDraftTime(draft: BirthDraft): string | undefined {
  if (draft.hourUnknown) return NOON
  const { hour, minute } = normalizeTime(draft) ?? {}
  return hour && minute ? `${two(hour)}:${two(minute)}${draft.second && `:${draft.second}`}` : undefined
}

/** Returns whether the year has four digits and is in the range that engine and contract accept. */
export function isBirthYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= BIRTH_YEAR_RANGE[0] && Number(year) <= BIRTH_YEAR_RANGE[1]
}

/** Returns the local time as `YYYY-MM-DDTHH:mm:ss`; undefined until date and time are complete and valid. */
export function formatDraftLocalTime(draft: BirthDraft): string | undefined {
  if (!isBirthYear(draft.year)) return undefined
  const date = formatDraftDate(draft)
  const time = formatDraftTime(draft)
  const birthday = date && time ? normalizeCivilTime(`${date} ${time}`) : undefined
  return birthday && localOfBirthday(birthday)
}

const degrees = (text: string, limit: number): number | undefined => {
  const value = Number(text)
  return text.trim() !== '' && Math.abs(value) <= limit ? value : undefined
}

/** Returns the place chosen from the list, or the place entered by hand once it is complete and valid; null otherwise. */
export function findCompletePlace({ isWritten, written, place }: BirthDraft): ChosenPlace | null {
  if (!isWritten) return place
  const lat = degrees(written.lat, 90)
  const lng = degrees(written.lng, 180)
  const name = written.name.trim()
  const zone = written.zone.trim()
  if (lat === undefined || lng === undefined || name === '' || !isKnownZone(zone)) return null
  return { name: createLocaleRecord(name), lat, lng, zone }
}
