import type { AlmanacDay } from '#almanac/codes.ts'
import type { BranchCode, ElementCode, Ganzhi, TenGodCode } from '#bazi/index.ts'
import { elementOfStem, tenGodOf } from '#bazi/index.ts'
import type { Headline } from './headline.ts'
import { headlineOf } from './headline.ts'
import type { HourView } from './hours.ts'
import { hoursOf } from './hours.ts'
import type { PersonalList } from './personal-list.ts'
import { personalListOf } from './personal-list.ts'
import type { Natal, Power, PowerPart } from './power.ts'
import { powerOf, strongestOf } from './power.ts'

/** A sentence of the short reading: its id with the facts it speaks of. */
export type Sentence =
  | { readonly id: 'ten-god'; readonly tenGod: TenGodCode; readonly pair: Ganzhi }
  | { readonly id: 'part'; readonly part: PowerPart; readonly branch: BranchCode }

type FromAlmanac = 'date' | 'pillars' | 'lunar' | 'solarTerm' | 'duty' | 'path' | 'nothing'

/** All that the page of one day shows for one chart: plain JSON in codes, so that it can be kept. */
export interface DayView extends Pick<AlmanacDay, FromAlmanac>, Power, PersonalList {
  /** Element of the day's stem. */
  readonly element: ElementCode
  /** The day's stem against the natal day stem. */
  readonly tenGod: TenGodCode
  readonly hours: readonly HourView[]
  readonly headline: Headline
  readonly sentences: readonly Sentence[]
}

/** The day for one chart (`pillars` of `castChart`), from the almanac's page of the date. */
export function dayOf(natal: Natal, almanac: AlmanacDay): DayView {
  const { date, pillars, lunar, solarTerm, duty, path, nothing } = almanac
  const tenGod = tenGodOf(natal.day.stem, pillars.day.stem)
  const power = powerOf(natal, pillars.day, pillars.month.branch)
  return {
    date, pillars, lunar, solarTerm, duty, path, nothing,
    element: elementOfStem(pillars.day.stem),
    tenGod,
    ...power,
    hours: hoursOf(natal, pillars.day),
    ...personalListOf(natal, almanac),
    headline: headlineOf(pillars.day, tenGod, power.band),
    sentences: sentencesOf(pillars.day, tenGod, power),
  }
}

function sentencesOf(day: Ganzhi, tenGod: TenGodCode, power: Power): readonly Sentence[] {
  const part = strongestOf(power.parts)
  const first: Sentence = { id: 'ten-god', tenGod, pair: day }
  return part === null ? [first] : [first, { id: 'part', part, branch: day.branch }]
}
