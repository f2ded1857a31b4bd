import { languageTags, type Locale } from '#contract/locale.ts'

/** A civil date; month from 1. */
interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const DIGITS = '〇一二三四五六七八九'
/** From Sunday. */
const WEEKDAYS = '日一二三四五六'
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const isChinese = (locale: Locale) => locale !== 'en_US'
const hanDigits = (number: number) => String(number).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))

/** The date at UTC noon: only its calendar is asked for, so no zone can move it. */
function named(locale: Locale, { year, month, day }: DateParts, options: Intl.DateTimeFormatOptions): string {
  const noon = new Date(Date.UTC(year, month - 1, day, 12))
  return new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' }).format(noon)
}

/** 星期五; Friday. Chinese without `Intl`, whose first use costs a slow phone a twentieth of its start. */
export function weekdayNameOf(locale: Locale, date: DateParts): string {
  if (isChinese(locale)) return `星期${WEEKDAYS.charAt(new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay())}`
  return named(locale, date, { weekday: 'long' })
}

/** Heads of seven columns from Sunday: 日 一 二; S M T. */
export function weekdayLettersOf(locale: Locale): string[] {
  return [...(isChinese(locale) ? WEEKDAYS : 'SMTWTFS')]
}

/** 十一月; November */
export function monthNameOf(locale: Locale, month: number): string {
  if (isChinese(locale)) return `${MONTHS[month - 1]}月`
  return named(locale, { year: 2000, month, day: 1 }, { month: 'long' })
}

/** The date beside a large day number: 二〇二六年十一月; November 2026. */
export function yearMonthNameOf(locale: Locale, { year, month }: DateParts): string {
  const name = monthNameOf(locale, month)
  return isChinese(locale) ? `${hanDigits(year)}年${name}` : `${name} ${year}`
}

/** The date in one short line: 11.20; Friday, 20 November (with its weekday, which Chinese sets apart). */
export function shortDateOf(locale: Locale, date: DateParts): string {
  if (isChinese(locale)) return `${date.month}.${date.day}`
  return `${weekdayNameOf(locale, date)}, ${date.day} ${monthNameOf(locale, date.month)}`
}
