import { localOfBirthday, NOON } from '#birth/index.ts'
import { BIRTH_YEARS, civilTimeOf } from '#contract/archive.ts'
import { forEveryLocale } from '#contract/locale.ts'
import { isKnownZone } from '#places/index.ts'
import type { BirthDraft, ChosenPlace } from './birth-draft.ts'
import { clockPartsOf, type ClockParts } from './clock-text.ts'

const two = (text: string) => text.padStart(2, '0')

/** `YYYY-MM-DD` as far as typed, whether or not the calendar has it; `undefined` until all three parts stand. */
export function dateTextOf({ year, month, day }: BirthDraft): string | undefined {
  return year && month && day ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Whether the time is typed as two numbers, or not yet; else there are words in it, or both numbers in one place. */
export function isPlainTime({ hour, minute }: ClockParts): boolean {
  return /^\d{0,2}$/.test(hour) && /^\d{0,2}$/.test(minute)
}

/** The time as two numbers of the 24-hour clock, whichever way it was typed; `undefined` where that is not clear. */
export function plainTimeOf(typed: ClockParts): ClockParts | undefined {
  return isPlainTime(typed) ? typed : clockPartsOf([typed.hour, typed.minute].filter(Boolean).join(':'))
}

/** `HH:mm` as far as typed, or `HH:mm:ss`: noon for an unknown hour. */
export function timeTextOf(draft: BirthDraft): string | undefined {
  if (draft.hourUnknown) return NOON
  const { hour, minute } = plainTimeOf(draft) ?? {}
  return hour && minute ? `${two(hour)}:${two(minute)}${draft.second && `:${draft.second}`}` : undefined
}

/** Whether the engine and the contract take births of that year. */
export function isBirthYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= BIRTH_YEARS[0] && Number(year) <= BIRTH_YEARS[1]
}

/** `YYYY-MM-DDTHH:mm:ss` once date and time stand and are a birth's. */
export function localOf(draft: BirthDraft): string | undefined {
  if (!isBirthYear(draft.year)) return undefined
  const date = dateTextOf(draft)
  const time = timeTextOf(draft)
  const birthday = date && time ? civilTimeOf(`${date} ${time}`) : undefined
  return birthday && localOfBirthday(birthday)
}

const degrees = (text: string, limit: number): number | undefined => {
  const value = Number(text)
  return text.trim() !== '' && Math.abs(value) <= limit ? value : undefined
}

/** The place that stands: the chosen one, or the written one once it is whole. */
export function placeOf({ isWritten, written, place }: BirthDraft): ChosenPlace | null {
  if (!isWritten) return place
  const lat = degrees(written.lat, 90)
  const lng = degrees(written.lng, 180)
  const name = written.name.trim()
  const zone = written.zone.trim()
  if (lat === undefined || lng === undefined || name === '' || !isKnownZone(zone)) return null
  return { name: forEveryLocale(name), lat, lng, zone }
}
