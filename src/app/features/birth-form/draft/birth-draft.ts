import { localOfBirthday } from '#birth/index.ts'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import type { ByLocale } from '#contract/locale.ts'
import type { School } from '#contract/school.ts'

/** Place in the form in which the archive stores it: by value, not by id. */
export interface ChosenPlace {
  readonly name: ByLocale
  readonly lat: number
  readonly lng: number
  readonly zone: string
}

/** Place entered by hand; unparsed text. */
export interface ManualPlaceText {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly zone: string
}

/** Which reading of a skipped or repeated clock time is right; `compatible` means "not sure". */
export type ClockAnswer = 'earlier' | 'later' | 'compatible'

/** Form state, with numbers as typed and not yet parsed. */
export interface BirthDraft {
  readonly name: string
  /** '1' male, '0' female, '' not chosen. */
  readonly gender: '1' | '0' | ''
  /** Calendar in which year, month and day are typed. */
  readonly calendar: 'solar' | 'lunar'
  /** True if the typed lunar month is a leap month; ignored if that year has no such leap month. */
  readonly isLeap: boolean
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minute: string
  /** Seconds from the archive being edited, because they can decide the side of a pillar boundary; not editable. */
  readonly second: string
  readonly hourUnknown: boolean
  /** Stated precision of the birth time, ± seconds; null if not stated. */
  readonly toldWithin: number | null
  /** Future year that the user has confirmed. */
  readonly yearMeant: string
  readonly placeText: string
  readonly place: ChosenPlace | null
  /** True if the place is entered by coordinates instead of chosen from the list. */
  readonly isWritten: boolean
  readonly written: ManualPlaceText
  /** Answer to the clock question; `key` identifies the clock time and zone for which it was given. */
  readonly answer: { readonly key: string; readonly choice: ClockAnswer } | null
  readonly solarTime: boolean
  readonly zi: '23' | '24'
  /** School of the archive being edited; the form does not change it. */
  readonly school: School
}

export const emptyDraft: BirthDraft = {
  name: '',
  gender: '',
  calendar: 'solar',
  isLeap: false,
  year: '',
  month: '',
  day: '',
  hour: '',
  minute: '',
  second: '',
  hourUnknown: false,
  toldWithin: null,
  yearMeant: '',
  placeText: '',
  place: null,
  isWritten: false,
  written: { name: '', lat: '', lng: '', zone: '' },
  answer: null,
  solarTime: true,
  zi: '23',
  school: {},
}

/** Key that identifies a clock question by its clock time and zone. */
export function clockQuestionKeyOf(local: string, zone: string): string {
  return `${localOfBirthday(local)} ${zone}`
}

/** Creates the draft for editing an archive; `placeText`: localized name of the place. */
export function draftOfArchive(archive: Archive, placeText: string): BirthDraft {
  const [date = '', time = ''] = archive.birthday.split(' ')
  const [year = '', month = '', day = ''] = date.split('-')
  const [hour = '', minute = '', second = ''] = time.split(':')
  const { place_name: name, lat, lng, zone } = archive
  return {
    ...emptyDraft,
    name: archive.user_name,
    gender: archive.gender,
    year,
    month: String(Number(month)),
    day: String(Number(day)),
    hour: archive.hour_unknown ? '' : hour,
    minute: archive.hour_unknown ? '' : minute,
    second: archive.hour_unknown ? '' : second,
    hourUnknown: archive.hour_unknown,
    toldWithin: archive.told_within ?? null,
    yearMeant: year,
    placeText,
    place: { name, lat, lng, zone },
    answer: { key: clockQuestionKeyOf(archive.birthday, zone), choice: archive.disambiguation },
    solarTime: archive.solar_time,
    zi: archive.zi,
    school: archive.school ?? {},
  }
}

const CLOCK = ['calendar', 'isLeap', 'year', 'month', 'day', 'hour', 'minute'] as const
const BIRTH = [...CLOCK, 'place', 'isWritten', 'written', 'answer'] as const

/** Applies a change to the draft. A new date or time clears the seconds; new birth data clears the boundary side chosen by the user. */
export function applyDraftChange(before: BirthDraft, part: Partial<BirthDraft>): BirthDraft {
  const after = { ...before, ...part }
  const isOther = (field: keyof BirthDraft) => after[field] !== before[field]
  const second = CLOCK.some(isOther) ? '' : after.second
  const precision = BIRTH.some(isOther) && after.toldWithin === EXACT_TIME_PRECISION ? null : after.toldWithin
  return { ...after, second, toldWithin: precision }
}
