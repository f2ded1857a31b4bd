import type { Analysis } from './analysis.ts'
import { analyseChart } from './analysis.ts'
import { dayPieces } from './alternatives.ts'
import { checkObject } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import type { Chart } from './chart.ts'
import { pillarTextsOf } from './pillar-texts.ts'
import type { Stamped } from './rules.ts'
import { VERSION_STAMP } from './rules.ts'
import type { TenGodCode } from './ten-gods.ts'
import { tenGodOf } from './ten-gods.ts'

/** Values of a birth at one hour of the day. */
export interface HourRow extends Pick<Analysis, 'pattern' | 'useful' | 'joyful' | 'adverse'> {
  /** Civil time of the row's first second, `YYYY-MM-DDTHH:mm:ss`; the row ends where the next one begins. */
  readonly from: string
  readonly chart: Chart
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  /** Ten god of the hour's stem. */
  readonly hourGod: TenGodCode
  readonly lifePalace: string
  readonly strength: Analysis['strength']['class']
  /** Start of luck, `YYYY-MM-DD`. */
  readonly luckStart: string
}

export type HourField = Exclude<keyof HourRow, 'from' | 'chart'>

export interface HoursOfDay extends Stamped {
  /** Rows in order of the civil day: its double-hours, split where the day (rat hour), the year or a jie changes. */
  readonly hours: readonly HourRow[]
  /** Fields that are not the same in all rows. */
  readonly differs: readonly HourField[]
}

/**
 * Lists the charts of a day by hour, for a birth with an unknown or doubtful hour (the given time is ignored).
 * @throws BadInput as `castChart`
 */
export function hoursOf(input: BirthInput): HoursOfDay {
  checkObject(input, 'input')
  const hours = dayPieces({ ...input, hourUnknown: false }).map(({ from, chart }) => rowOf(from, chart))
  const fields = Object.keys(hours[0]!).filter((field) => field !== 'from' && field !== 'chart') as HourField[]
  return { ...VERSION_STAMP, hours, differs: fields.filter((field) => hours.some((row) => row[field] !== hours[0]![field])) }
}

function rowOf(from: string, chart: Chart): HourRow {
  const { pattern, useful, joyful, adverse, lifePalace, strength } = analyseChart(chart)
  const { day, hour } = chart.pillars
  const texts = pillarTextsOf(chart)
  return {
    from,
    chart,
    ...texts,
    hour: texts.hour!,
    hourGod: tenGodOf(day.stem, hour!.stem),
    lifePalace: lifePalace!.ganzhi,
    strength: strength.class,
    pattern,
    useful,
    joyful,
    adverse,
    luckStart: chart.luck.startDate,
  }
}
