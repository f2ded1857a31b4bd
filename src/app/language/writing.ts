import type { Locale } from '#contract/locale.ts'

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
  /** Between the items of a list that has no "and". */
  readonly listMark: string
  /** Between a title and what it announces. */
  readonly colon: string
  /** The title of a book within a line. */
  readonly titled: (title: string) => string
}

const inBookMarks = (title: string) => `《${title}》`

export const writings: Readonly<Record<Locale, Writing>> = {
  zh_CN: { isUpright: true, readsHan: true, hanTag: 'zh-CN', hanLocale: 'zh_CN', listMark: '、', colon: '：', titled: inBookMarks },
  zh_TW: { isUpright: true, readsHan: true, hanTag: 'zh-TW', hanLocale: 'zh_TW', listMark: '、', colon: '：', titled: inBookMarks },
  en_US: { isUpright: false, readsHan: false, hanTag: 'zh-CN', hanLocale: 'zh_CN', listMark: ', ', colon: ': ', titled: (title) => title },
}
