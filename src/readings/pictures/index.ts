/**
 * What a picture is drawn from: facts of a chart, the month, and the words that stand on it. The server's picture and the
 * page's preview are made of the same subject. Brings the almanac: a page fetches it when it needs it.
 */
import { solarTermsOf } from '#almanac/index.ts'
import type { BirthInput, ElementCode, Pillar } from '#bazi/index.ts'
import { almanacPillarsOf, analyseChart, castChart, ELEMENTS, pillarOf } from '#bazi/index.ts'
import type { PictureLocale } from './words.ts'
import { pictureWords } from './words.ts'

/** What `#art/pictures` draws. */
interface Subject {
  /** Year, month, day and hour; three of an unknown hour. */
  readonly pillars: readonly Pillar[]
  /** Of the elements, 0 to 1, one in all. */
  readonly shares: Readonly<Record<ElementCode, number>>
  readonly useful: ElementCode
  /** Whose jie falls in the civil month. */
  readonly month: Pillar
  /** Each in one line; what is not there is not written. */
  readonly words: {
    readonly month?: string
    readonly calendar?: MonthCalendar
    readonly almanac?: string
    readonly name?: string
  }
}

interface MonthCalendar {
  readonly title: string
  /** From Sunday. */
  readonly weekdays: readonly string[]
  /** Which of them the first of the month is, from 0. */
  readonly firstWeekday: number
  readonly days: number
  readonly solarTerms: readonly { readonly day: number; readonly name: string }[]
}

interface Asked {
  readonly birth: BirthInput
  readonly kind: 'avatar' | 'wallpaper'
  /** Civil, `YYYY-MM`; of a portrait the one of its making. */
  readonly month: string
  readonly recipe: { readonly calendar: boolean; readonly almanac: boolean; readonly name: boolean; readonly locale: PictureLocale }
  /** As a person calls the archive. */
  readonly name: string
}

/** @throws BadInput for a birth or a month that the engine does not reach */
export function pictureSubjectOf({ birth, kind, month: monthText, recipe, name }: Asked): Subject {
  const chart = castChart(birth)
  const { percent, useful } = analyseChart(chart)
  const { year, month, day, hour } = chart.pillars
  const [civilYear, civilMonth] = monthText.split('-').map(Number) as [number, number]
  // The jie is over by the tenth at the latest.
  const pair = almanacPillarsOf({ year: civilYear, month: civilMonth, day: 15 }).month
  return {
    pillars: [year, month, day, ...(hour ? [hour] : [])],
    shares: Object.fromEntries(ELEMENTS.map((element, at) => [element, percent[at]! / 100])) as Record<ElementCode, number>,
    useful,
    month: pillarOf(pair, day.stem),
    words: {
      ...(kind === 'wallpaper' && wordsOf(civilYear, civilMonth, recipe)),
      ...(kind === 'wallpaper' && { month: pictureWords[recipe.locale].month(pair, civilMonth) }),
      ...(recipe.name && { name }),
    },
  }
}

function wordsOf(year: number, month: number, { calendar, almanac, locale }: Asked['recipe']): Subject['words'] {
  const words = pictureWords[locale]
  const terms = termsIn(year, month).map(({ day, code }) => ({ day, name: words.term(code) }))
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

/** Each civil month has two; their days are counted at UTC+8. */
function termsIn(year: number, month: number) {
  return solarTermsOf(year)
    .map(({ code, utc }) => ({ code, at: new Date(Date.parse(utc) + ALMANAC_OFFSET_MS) }))
    .filter(({ at }) => at.getUTCMonth() === month - 1)
    .map(({ code, at }) => ({ code, day: at.getUTCDate() }))
}
