import type { Locale } from '#contract/locale.ts'

/** 24-hour or 12-hour clock. */
export type HourCycle = '24' | '12'

/** Typographic conventions of a language. */
interface WritingSystem {
  /** Titles are set vertically, in columns from right to left, where a page has the height. */
  readonly isVertical: boolean
  /** Whether its readers read Chinese characters; for others the pinyin is added. */
  readonly readsHan: boolean
  /** Language tag for Chinese characters shown in it; selects glyphs and the screen reader's voice. */
  readonly hanTag: string
  /** Locale of those Chinese texts and names. */
  readonly hanLocale: 'zh_CN' | 'zh_TW'
  /** Default when the user has chosen none. */
  readonly hourCycle: HourCycle
  /** Between a date and a clock: 2026-11-20 14:20; November 20, 2026, 2:20 PM. */
  readonly dateTimeSeparator: string
  /** Separator of lists without "and". */
  readonly listSeparator: string
  /** Colon between a label and its value. */
  readonly colon: string
  /** Formats a book title within a line: 《…》 in Chinese. */
  readonly formatTitle: (title: string) => string
}

const inBookMarks = (title: string) => `《${title}》`

const chinese = {
  isVertical: true,
  readsHan: true,
  hourCycle: '24',
  dateTimeSeparator: ' ',
  listSeparator: '、',
  colon: '：',
  formatTitle: inBookMarks,
} as const

export const writingSystems: Readonly<Record<Locale, WritingSystem>> = {
  zh_CN: { ...chinese, hanTag: 'zh-CN', hanLocale: 'zh_CN' },
  zh_TW: { ...chinese, hanTag: 'zh-TW', hanLocale: 'zh_TW' },
  en_US: {
    isVertical: false,
    readsHan: false,
    hanTag: 'zh-CN',
    hanLocale: 'zh_CN',
    hourCycle: '12',
    dateTimeSeparator: ', ',
    listSeparator: ', ',
    colon: ': ',
    formatTitle: (title) => title,
  },
}
