import { castChart, type Chart, type Ganzhi, type PillarPlace } from '#bazi/index.ts'
import { castInputOf, localOfBirthday, settledOf } from '#birth/index.ts'
import { civilTimeOf } from '#contract/archive.ts'
import { utcOf } from '#places/index.ts'
import { isBirthYear, placeOf, timeTextOf } from './birth-clock.ts'
import type { BirthDraft } from './birth-draft.ts'
import { draftInputOf } from './birth-instant.ts'

export type PillarsSoFar = Readonly<Partial<Record<PillarPlace, Ganzhi>>>

/**
 * The two ends of the world for a clock time whose place is not known: the earliest instant with the
 * sun furthest behind the clock (Kashgar in summer time: 4 h), and the latest with it furthest ahead
 * (the far north-east of China: 1 h). A place between them gives pillars between theirs.
 */
const ENDS = [
  { offsetHours: 14, sunAheadHours: -4.25 },
  { offsetHours: -12, sunAheadHours: 1.5 },
] as const

const DEGREES_PER_HOUR = 15

/** The pillars rest on none of these. */
const noChoice = { gender: '1', hour_unknown: false, disambiguation: 'compatible' } as const

function castAt(birthday: string, end: (typeof ENDS)[number], draft: BirthDraft): Chart {
  const place = placeOf(draft)
  const { solarTime, zi, school } = draft
  if (place) return castChart(castInputOf(settledOf({ ...noChoice, ...place, birthday, solar_time: solarTime, zi, school })))
  const local = localOfBirthday(birthday)
  const offsetSeconds = end.offsetHours * 3600
  const lng = (end.offsetHours + end.sunAheadHours) * DEGREES_PER_HOUR
  return castChart({ local, utc: utcOf(local, offsetSeconds), offsetSeconds, lng, lat: 0, gender: 'male', solarTime, zi, school })
}

/** First and last birthday that what is typed leaves open; `undefined` before year and month stand. */
function openStretchOf(draft: BirthDraft): readonly [string, string] | undefined {
  const { year, month, day } = draft
  if (!isBirthYear(year)) return undefined
  const monthText = `${year}-${month.padStart(2, '0')}`
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const [from, to] = day ? [day, day] : ['1', String(lastDay)]
  const time = day ? timeTextOf(draft) : undefined
  const [first, last] = [
    civilTimeOf(`${monthText}-${from.padStart(2, '0')} ${time ?? '00:00'}`),
    civilTimeOf(`${monthText}-${to.padStart(2, '0')} ${time ?? '23:59'}`),
  ]
  return first && last && month ? [first, last] : undefined
}

/**
 * The pillars that are certain with what is typed so far: those on which both ends of what is still
 * open agree. Pairs only move forward with time, so what lies between agrees too.
 */
export function pillarsSoFarOf(draft: BirthDraft): PillarsSoFar {
  const input = draftInputOf(draft)
  if (input) return certainOf(castChart(input))
  const stretch = openStretchOf(draft)
  if (!stretch) return {}
  const first = castAt(stretch[0], ENDS[0], draft)
  const last = castAt(stretch[1], ENDS[1], draft)
  const places = (['year', 'month', 'day'] as const).filter((place) => first.pillars[place].index === last.pillars[place].index)
  return Object.fromEntries(places.map((place) => [place, first.pillars[place]]))
}

function certainOf({ pillars: { year, month, day, hour } }: Chart): PillarsSoFar {
  return hour ? { year, month, day, hour } : { year, month, day }
}
