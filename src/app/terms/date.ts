import { languageTags, type Locale } from '#contract/locale.ts'
import type { CivilDate } from '#bazi/index.ts'
import { startOfCivilDate, weekdayOf } from '../calendar/civil-dates.ts'

/** Formats civil dates in one language. */
interface DateFormatter {
  /** Weekday: 星期五; Friday. */
  readonly weekday: (date: CivilDate) => string
  /** One-letter weekday column heads, from Sunday: 日 一 二; S M T. */
  readonly weekdayLetters: readonly string[]
  /** Month name by number, 1 to 12: 十一月; November. */
  readonly month: (month: number) => string
  /** Month with its year: 2026年11月; November 2026. */
  readonly monthOfYear: (month: Pick<CivilDate, 'year' | 'month'>) => string
  /** Year: 二〇二六; 2026. */
  readonly year: (year: number) => string
  /** Date without the day number, shown beside a large day number: 二〇二六年十一月 星期五; Friday, November 2026. */
  readonly besideDay: (date: CivilDate) => string
  /** Short date: 11.20; Friday, November 20. */
  readonly short: (date: CivilDate) => string
  /** Month and day: 11月22日; November 22. */
  readonly monthDay: (date: CivilDate) => string
  /** Weekday to add to the short date; '' where the short date contains it. */
  readonly besideShort: (date: CivilDate) => string
  /** Date without the year: 11月20日; Nov 20. */
  readonly inYear: (date: CivilDate) => string
}

const DIGITS = '〇一二三四五六七八九'
/** One character per weekday, Sunday first. */
const WEEKDAYS = '日一二三四五六'
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const hanDigits = (number: number) => String(number).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))

/** Formatter for Simplified Chinese. Avoids `Intl`, whose first use takes about 5 % of the app's start on a slow phone. */
const chinese: DateFormatter = {
  weekday: (date) => `星期${WEEKDAYS.charAt(weekdayOf(date))}`,
  weekdayLetters: [...WEEKDAYS],
  month: (month) => `${MONTHS[month - 1]}月`,
  monthOfYear: ({ year, month }) => `${year}年${month}月`,
  year: hanDigits,
  besideDay: (date) => `${hanDigits(date.year)}年${chinese.month(date.month)} ${chinese.weekday(date)}`,
  short: ({ month, day }) => `${month}.${day}`,
  monthDay: ({ month, day }) => `${month}月${day}日`,
  besideShort: (date) => chinese.weekday(date),
  inYear: ({ month, day }) => `${month}月${day}日`,
}

/** Short month names as constants: a year view formats hundreds of dates, and `Intl` is slow. */
const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const inEnglish = (date: CivilDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTags.en_US, options).format(startOfCivilDate(date))

const english: DateFormatter = {
  weekday: (date) => inEnglish(date, { weekday: 'long' }),
  weekdayLetters: [...'SMTWTFS'],
  month: (month) => inEnglish({ year: 2000, month, day: 1 }, { month: 'long' }),
  monthOfYear: ({ year, month }) => `${english.month(month)} ${year}`,
  year: String,
  besideDay: (date) => `${english.weekday(date)}, ${english.month(date.month)} ${date.year}`,
  short: (date) => `${english.weekday(date)}, ${english.month(date.month)} ${date.day}`,
  monthDay: (date) => `${english.month(date.month)} ${date.day}`,
  besideShort: () => '',
  inYear: ({ month, day }) => `${SHORT_MONTHS[month - 1]} ${day}`,
}

export const dateFormatters: Readonly<Record<Locale, DateFormatter>> = { zh_CN: chinese, zh_TW: chinese, en_US: english }
