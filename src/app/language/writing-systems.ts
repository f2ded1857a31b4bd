import type { Locale } from '#contract/locale.ts'

/** Hour cycle of the clock: 24 or 12 hours. */
export type HourCycle = '24' | '12'

/** Typographic conventions of a language. */
interface WritingSystem {
  /** Whether titles may be set vertically, in columns from right to left, on pages that are high enough. */
  readonly isVertical: boolean
  /** Whether readers of the language know Chinese characters; if not, pinyin is added. */
  readonly readsHan: boolean
  /** Language tag of Chinese characters within texts of this language; selects glyphs and the screen reader's voice. */
  readonly hanTag: string
  /** Locale of Chinese texts and names shown in this language. */
  readonly hanLocale: 'zh_CN' | 'zh_TW'
  /** Hour cycle while the setting is `auto`. */
  readonly hourCycle: HourCycle
  /** Text between a date and a clock time: 2026-11-20 14:20; November 20, 2026, 2:20 PM. */
  readonly dateTimeSeparator: string
  /** Separator of list items where no "and" precedes the last one. */
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

/** Properties of each language's script: vertical text, Han tags, default hour cycle, separators. */
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
