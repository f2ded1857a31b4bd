import type { Locale } from '../reader/locale.ts'
import type { SolarTermCode } from '#almanac/codes.ts'
import type { Ganzhi } from '#bazi/index.ts'
import { formatSolarTermName } from '../terms/solar-terms.ts'

/** Texts on a picture in one language. */
interface PictureLabels {
  /** Pair of the month, 己亥; in English the name of the civil month. */
  month(pair: Ganzhi, month: number): string
  title(year: number, month: number): string
  /** Names of the weekdays, Sunday first. */
  readonly weekdays: readonly string[]
  term(code: SolarTermCode): string
  /** A solar term with its day of the month. */
  termOn(name: string, month: number, day: number): string
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const chinese: PictureLabels = {
  month: ({ ganzhi }) => ganzhi,
  title: (year, month) => `${year}年${month}月`,
  weekdays: [...'日一二三四五六'],
  term: (code) => formatSolarTermName(code, 'zh_CN'),
  termOn: (name, _month, day) => `${name}${day}日`,
}

const english: PictureLabels = {
  month: (_pair, month) => MONTHS[month - 1]!,
  title: (year, month) => `${MONTHS[month - 1]!} ${year}`,
  weekdays: [...'SMTWTFS'],
  term: (code) => formatSolarTermName(code, 'en_US'),
  termOn: (name, month, day) => `${name} ${MONTHS[month - 1]!.slice(0, 3)} ${day}`,
}

export const pictureLabels: Readonly<Record<Locale, PictureLabels>> = {
  zh_CN: chinese,
  zh_TW: { ...chinese, term: (code) => formatSolarTermName(code, 'zh_TW') },
  en_US: english,
}
