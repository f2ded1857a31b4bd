import type { Locale } from '#contract/locale.ts'

/** How a language is written, as far as pages are set by it. */
interface Writing {
  /** Titles stand in columns from right to left where a page gives them the height; else they lie in lines. */
  readonly isUpright: boolean
  /** Whether its readers read Chinese characters. Others are told beneath how one sounds. */
  readonly readsHan: boolean
  /** The tag of the Chinese characters that stand in it as marks, for their glyphs and for screen readers. */
  readonly hanTag: string
  /** Between the items of a list that has no "and". */
  readonly listMark: string
  /** Between a title and what it announces. */
  readonly colon: string
}

export const writings: Readonly<Record<Locale, Writing>> = {
  zh_CN: { isUpright: true, readsHan: true, hanTag: 'zh-CN', listMark: '、', colon: '：' },
  zh_TW: { isUpright: true, readsHan: true, hanTag: 'zh-TW', listMark: '、', colon: '：' },
  en_US: { isUpright: false, readsHan: false, hanTag: 'zh-CN', listMark: ', ', colon: ': ' },
}
