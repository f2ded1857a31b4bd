import { castChart, type Chart, type Ganzhi, type PillarPlace } from '#bazi/index.ts'
import { toBirthInput, localOfBirthday, resolveBirth } from '#birth/index.ts'
import { normalizeCivilTime } from '#contract/archive.ts'
import { utcOf } from '#places/index.ts'
import { isBirthYear, findCompletePlace, formatDraftTime } from './birth-clock.ts'
import type { BirthDraft } from './birth-draft.ts'
import { toDraftBirthInput } from './stated-birth.ts'

export type KnownPillars = Readonly<Partial<Record<PillarPlace, Ganzhi>>>

/**
 * Extremes of an unknown place: earliest instant, sun furthest behind (Kashgar, 4 h); latest instant, sun furthest ahead (NE China, 1 h).
 */
const EXTREME_PLACES = [
  { offsetHours: 14, sunAheadHours: -4.25 },
  { offsetHours: -12, sunAheadHours: 1.5 },
] as const

const DEGREES_PER_HOUR = 15

/** Arbitrary values of inputs that do not affect the compared pillars. */
const noChoice = { gender: '1', hour_unknown: false, disambiguation: 'compatible' } as const

function castAt(birthday: string, end: (typeof EXTREME_PLACES)[number], draft: BirthDraft): Chart {
  const place = findCompletePlace(draft)
  const { solarTime, zi, school } = draft
  if (place) return castChart(toBirthInput(resolveBirth({ ...noChoice, ...place, birthday, solar_time: solarTime, zi, school })))
  const local = localOfBirthday(birthday)
  const offsetSeconds = end.offsetHours * 3600
  const lng = (end.offsetHours + end.sunAheadHours) * DEGREES_PER_HOUR
  return castChart({ local, utc: utcOf(local, offsetSeconds), offsetSeconds, lng, lat: 0, gender: 'male', solarTime, zi, school })
}

/** Returns the earliest and latest local birth time that fit the draft; undefined until year and month are typed. */
function possibleRangeOf(draft: BirthDraft): readonly [string, string] | undefined {
  const { year, month, day } = draft
  if (!isBirthYear(year)) return undefined
  const monthText = `${year}-${month.padStart(2, '0')}`
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const [from, to] = day ? [day, day] : ['1', String(lastDay)]
  const time = day ? formatDraftTime(draft) : undefined
  const [first, last] = [
    normalizeCivilTime(`${monthText}-${from.padStart(2, '0')} ${time ?? '00:00'}`),
    normalizeCivilTime(`${monthText}-${to.padStart(2, '0')} ${time ?? '23:59'}`),
  ]
  return first && last && month ? [first, last] : undefined
}

/** Returns the pillars that are certain for an incomplete draft: those equal at both extremes, because pillars only advance with time. */
export function computeKnownPillars(draft: BirthDraft): KnownPillars {
  const input = toDraftBirthInput(draft)
  if (input) return knownPillarsOf(castChart(input))
  const stretch = possibleRangeOf(draft)
  if (!stretch) return {}
  const first = castAt(stretch[0], EXTREME_PLACES[0], draft)
  const last = castAt(stretch[1], EXTREME_PLACES[1], draft)
  const places = (['year', 'month', 'day'] as const).filter((place) => first.pillars[place].index === last.pillars[place].index)
  return Object.fromEntries(places.map((place) => [place, first.pillars[place]]))
}

function knownPillarsOf({ pillars: { year, month, day, hour } }: Chart): KnownPillars {
  return hour ? { year, month, day, hour } : { year, month, day }
}
