import { almanacPillarsOf } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { dateFormatters } from '../../terms/date.ts'
import { parseMonth } from './months.ts'

/** Names of a month given as `YYYY-MM`. */
export function useMonthNames() {
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
