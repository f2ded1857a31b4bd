import type { Locale } from '#contract/locale.ts'

/** To how many the hours of a day are counted; 12 is gone through twice. */
export type Hours = '24' | '12'

/** How a language is written, as far as pages are set by it. */
interface Writing {
  /** Titles stand in columns from right to left where a page gives them the height; else they lie in lines. */
  readonly isUpright: boolean
  /** Whether its readers read Chinese characters. Others are told beneath how one sounds. */
  readonly readsHan: boolean
  /** The tag of the Chinese characters that stand in it as marks, for their glyphs and for screen readers. */
  readonly hanTag: string
  /** Whose texts and names those are. */
  readonly hanLocale: 'zh_CN' | 'zh_TW'
  /** Where a person has chosen nothing. */
  readonly hours: Hours
  /** Between a date and a clock: 2026-11-20 14:20; November 20, 2026, 2:20 PM. */
  readonly beforeClock: string
  /** Between the items of a list that has no "and". */
  readonly listMark: string
  /** Between a title and what it announces. */
  readonly colon: string
  /** The title of a book within a line. */
  readonly titled: (title: string) => string
}

const inBookMarks = (title: string) => `《${title}》`

const chinese = {
  isUpright: true,
  readsHan: true,
  hours: '24',
  beforeClock: ' ',
  listMark: '、',
  colon: '：',
  titled: inBookMarks,
} as const

export const writings: Readonly<Record<Locale, Writing>> = {
  zh_CN: { ...chinese, hanTag: 'zh-CN', hanLocale: 'zh_CN' },
  zh_TW: { ...chinese, hanTag: 'zh-TW', hanLocale: 'zh_TW' },
  en_US: {
    isUpright: false,
    readsHan: false,
    hanTag: 'zh-CN',
    hanLocale: 'zh_CN',
    hours: '12',
    beforeClock: ', ',
    listMark: ', ',
    colon: ': ',
    titled: (title) => title,
  },
}
