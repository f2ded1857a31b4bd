import { useLingui } from '@lingui/react/macro'
import { almanacPillarsOf, type CivilDate } from '#bazi/index.ts'
import type { Image } from '#contract/image.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { dateFormatters } from '../../terms/date.ts'
import { shiftMonth, formatIsoMonth } from '../../calendar/months.ts'

/** Titles, dates and authors of pictures. */
export function useImageFormatters() {
  const { t } = useLingui()
  const { titleOf, dateOf } = useMonthFormatters()
  return {
    /** 己亥月壁纸; November wallpaper. */
    titleOf: ({ kind, month }: Pick<Image, 'kind' | 'month'>) => {
      if (kind === 'avatar') return t`命盘画像`
      const name = titleOf(month)
      return t`${name}壁纸`
    },
    dateOf: ({ month }: Pick<Image, 'month'>) => dateOf(month),
    /** Names the author: the built-in rules, or a model. */
    makerOf: (madeBy: string) => (madeBy === 'house' || madeBy === '' ? t`由命书绘制` : t`由 ${madeBy} 绘制，内容由 AI 生成`),
  }
}

/** Names of a month given as `YYYY-MM`. */
export function useMonthFormatters() {
  const { locale } = useMessages()
  // Uses the 15th: by then the solar term that starts the Bazi month has passed.
  const pairOf = (text: string) => almanacPillarsOf({ ...parseMonth(text), day: 15 }).month.ganzhi
  const nameOf = (text: string) => dateFormatters[locale].month(parseMonth(text).month)
  return {
    /** Formats the title: 己亥月, or the civil month name for readers without Chinese. */
    titleOf: (text: string) => (writingSystems[locale].readsHan ? `${pairOf(text)}月` : nameOf(text)),
    /** 十一月; November. */
    nameOf,
    /** 2026.11; November 2026. */
    dateOf: (text: string) => (!writingSystems[locale].readsHan ? `${nameOf(text)} ${parseMonth(text).year}` : text.replace('-', '.')),
    /** Joins all names of a month that a search may contain. */
    searchTextOf: (text: string) => {
      const { year, month } = parseMonth(text)
      return [text, `${year}.${month}`, `${year}年${month}月`, `${month}月`, nameOf(text), pairOf(text), `${pairOf(text)}月`].join(' ')
    },
  }
}

/** Returns the current month and the next, `YYYY-MM`. */
export function listOrderableMonths({ year, month }: CivilDate): readonly [string, string] {
  const present = { year, month }
  return [formatIsoMonth(present), formatIsoMonth(shiftMonth(present, 1) ?? present)]
}

/** Parses `YYYY-MM`. */
function parseMonth(text: string): { readonly year: number; readonly month: number } {
  const [year, month] = text.split('-').map(Number) as [number, number]
  return { year, month }
}
