/**
 * Creates the subject of a picture (facts of a chart, month, texts) for the server and the app's preview. A lazy chunk:
 * imports the almanac.
 */
import { solarTermsOf } from '#almanac/index.ts'
import type { BirthInput, ElementCode, Pillar } from '#bazi/index.ts'
import { almanacPillarsOf, analyseChart, castChart, ELEMENTS, pillarOf } from '#bazi/index.ts'
import type { Locale } from '../reader/locale.ts'
import { pictureLabels } from './labels.ts'

/** Input of `#art/pictures`. */
interface Subject {
  /** Year, month, day and hour; three pillars for an unknown hour. */
  readonly pillars: readonly Pillar[]
  /** Shares of the elements, 0 to 1; they add up to 1. */
  readonly shares: Readonly<Record<ElementCode, number>>
  readonly useful: ElementCode
  /** Pillar of the Bazi month whose jie falls in the civil month. */
  readonly month: Pillar
  /** Texts on the picture, one line each; absent ones are not drawn. */
  readonly words: {
    readonly month?: string
    readonly calendar?: MonthCalendar
    readonly almanac?: string
    readonly name?: string
  }
}

interface MonthCalendar {
  readonly title: string
  /** Names of the weekdays, Sunday first. */
  readonly weekdays: readonly string[]
  /** Weekday of the first of the month, 0 is Sunday. */
  readonly firstWeekday: number
  readonly days: number
  readonly solarTerms: readonly { readonly day: number; readonly name: string }[]
}

interface PictureRequest {
  readonly birth: BirthInput
  readonly kind: 'avatar' | 'wallpaper'
  /** Civil month, `YYYY-MM`; for an avatar the month in which it is made. */
  readonly month: string
  readonly recipe: { readonly calendar: boolean; readonly almanac: boolean; readonly name: boolean; readonly locale: Locale }
  /** Name that the user gave the archive. */
  readonly name: string
}

/** Creates the subject of a picture. @throws BadInput for a birth or a month outside the engine's range */
export function createPictureSubject({ birth, kind, month: monthText, recipe, name }: PictureRequest): Subject {
  const chart = castChart(birth)
  const { percent, useful } = analyseChart(chart)
  const { year, month, day, hour } = chart.pillars
  const [civilYear, civilMonth] = monthText.split('-').map(Number) as [number, number]
  // Takes the 15th: by then the jie of the civil month has always passed.
  const pair = almanacPillarsOf({ year: civilYear, month: civilMonth, day: 15 }).month
  return {
    pillars: [year, month, day, ...(hour ? [hour] : [])],
    shares: Object.fromEntries(ELEMENTS.map((element, at) => [element, percent[at]! / 100])) as Record<ElementCode, number>,
    useful,
    month: pillarOf(pair, day.stem),
    words: {
      ...(kind === 'wallpaper' && listTexts(civilYear, civilMonth, recipe)),
      ...(kind === 'wallpaper' && { month: pictureLabels[recipe.locale].month(pair, civilMonth) }),
      ...(recipe.name && { name }),
    },
  }
}

function listTexts(year: number, month: number, { calendar, almanac, locale }: PictureRequest['recipe']): Subject['words'] {
  const words = pictureLabels[locale]
  const terms = listMonthTerms(year, month).map(({ day, code }) => ({ day, name: words.term(code) }))
  return {
    ...(calendar && {
      calendar: {
        title: words.title(year, month),
        weekdays: words.weekdays,
        firstWeekday: new Date(Date.UTC(year, month - 1, 1)).getUTCDay(),
        days: new Date(Date.UTC(year, month, 0)).getUTCDate(),
        solarTerms: terms,
      },
    }),
    ...(almanac && { almanac: terms.map(({ day, name }) => words.termOn(name, month, day)).join(' · ') }),
  }
}

const ALMANAC_OFFSET_MS = 8 * 3_600_000

/** Lists the two solar terms of a civil month, with their days at UTC+8. */
function listMonthTerms(year: number, month: number) {
  return solarTermsOf(year)
    .map(({ code, utc }) => ({ code, at: new Date(Date.parse(utc) + ALMANAC_OFFSET_MS) }))
    .filter(({ at }) => at.getUTCMonth() === month - 1)
    .map(({ code, at }) => ({ code, day: at.getUTCDate() }))
}
