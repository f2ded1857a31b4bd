import { almanacPillarsOf } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { dateFormatters } from '../../terms/date.ts'
import { monthOf } from './months.ts'

/** Names of a month by its text `YYYY-MM`. */
export function useMonthNames() {
  const { locale } = useMessages()
  // The jie is over by the middle of the month.
  const pairOf = (text: string) => almanacPillarsOf({ ...monthOf(text), day: 15 }).month.ganzhi
  const nameOf = (text: string) => dateFormatters[locale].month(monthOf(text).month)
  return {
    /** 己亥月; where characters are not read, its civil name. */
    titleOf: (text: string) => (writingSystems[locale].readsHan ? `${pairOf(text)}月` : nameOf(text)),
    /** 十一月; November */
    nameOf,
    /** 2026.11; November 2026 */
    dateOf: (text: string) => (!writingSystems[locale].readsHan ? `${nameOf(text)} ${monthOf(text).year}` : text.replace('-', '.')),
    /** All that somebody may call it. */
    soughtOf: (text: string) => {
      const { year, month } = monthOf(text)
      return [text, `${year}.${month}`, `${year}年${month}月`, `${month}月`, nameOf(text), pairOf(text), `${pairOf(text)}月`].join(' ')
    },
  }
}
