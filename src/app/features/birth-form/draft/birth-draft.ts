import { localOfBirthday } from '#birth/index.ts'
import { type Archive, CHOSEN_WITHIN } from '#contract/archive.ts'
import type { ByLocale } from '#contract/locale.ts'
import type { School } from '#contract/school.ts'

/** A place as the form keeps it: what will be written down, not an id. */
export interface ChosenPlace {
  readonly name: ByLocale
  readonly lat: number
  readonly lng: number
  readonly zone: string
}

/** A place that no list has, letter by letter. */
export interface WrittenPlace {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly zone: string
}

/** How a clock time that a change of the clocks skipped or repeated is meant; `compatible` is "not sure". */
export type ClockAnswer = 'earlier' | 'later' | 'compatible'

/** Everything typed so far, as typed. */
export interface BirthDraft {
  readonly name: string
  /** '1' male, '0' female, '' not chosen. */
  readonly gender: '1' | '0' | ''
  /** The calendar that year, month and day are of. */
  readonly calendar: 'solar' | 'lunar'
  /** The second of two lunar months of one number, where the year has two. */
  readonly isLeap: boolean
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minute: string
  /** Of the clock time that the form was opened on, which may lie on one side of a border; nobody types it. */
  readonly second: string
  readonly hourUnknown: boolean
  /** Seconds on either side within which the time is known; null: not said. */
  readonly toldWithin: number | null
  /** A year after today's that was asked about and is meant. */
  readonly yearMeant: string
  readonly placeText: string
  readonly place: ChosenPlace | null
  /** Whether the place is written by coordinates instead of chosen. */
  readonly isWritten: boolean
  readonly written: WrittenPlace
  /** The answer, and the clock time and zone that it was given for: another time asks anew. */
  readonly answer: { readonly key: string; readonly choice: ClockAnswer } | null
  readonly solarTime: boolean
  readonly zi: '23' | '24'
  /** Of the archive that the form was opened on; it is changed in the receipt. */
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

/** Names the clock time and zone that a question about a clock change is about. */
export function clockKeyOf(local: string, zone: string): string {
  return `${localOfBirthday(local)} ${zone}`
}

/** An archive opened for editing. */
export function draftOf(archive: Archive, placeText: string): BirthDraft {
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
    answer: { key: clockKeyOf(archive.birthday, zone), choice: archive.disambiguation },
    solarTime: archive.solar_time,
    zi: archive.zi,
    school: archive.school ?? {},
  }
}

const CLOCK = ['calendar', 'isLeap', 'year', 'month', 'day', 'hour', 'minute'] as const
const BIRTH = [...CLOCK, 'place', 'isWritten', 'written', 'answer'] as const

/** The form after a change. A time that is typed over another has no seconds; and of another birth no side of a border was chosen. */
export function changedDraft(before: BirthDraft, part: Partial<BirthDraft>): BirthDraft {
  const after = { ...before, ...part }
  const isOther = (field: keyof BirthDraft) => after[field] !== before[field]
  const second = CLOCK.some(isOther) ? '' : after.second
  const toldWithin = BIRTH.some(isOther) && after.toldWithin === CHOSEN_WITHIN ? null : after.toldWithin
  return { ...after, second, toldWithin }
}
