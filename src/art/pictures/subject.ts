import type { Ganzhi, Pillar } from '#bazi/index.ts'
import type { Element } from '../drawings/element.ts'

/** Calendar page of one month. */
export interface MonthCalendarPage {
  readonly title: string
  /** Seven labels of one or two letters, starting with the locale's first weekday. */
  readonly weekdays: readonly string[]
  /** Column (0 to 6) of the first day. */
  readonly firstWeekday: number
  readonly days: number
  readonly solarTerms: readonly { readonly day: number; readonly name: string }[]
}

/** Texts of a picture, each at most one line; an absent text is not drawn. */
export interface PictureTexts {
  readonly month?: string
  readonly calendar?: MonthCalendarPage
  readonly almanac?: string
  readonly name?: string
}

/** Input of a picture: the chart, the month and the texts. */
export interface PictureSubject {
  /** Year, month, day, hour; only three if the hour is unknown. */
  readonly pillars: readonly Pick<Pillar, 'stem' | 'branch' | 'ganzhi' | 'hidden'>[]
  /** Shares of the five elements; the sum is 1. */
  readonly shares: Readonly<Record<Element, number>>
  /** Useful element of the chart; it determines the kind of light. */
  readonly useful: Element
  /** Pillar of the wallpaper's month, or of the month in which a portrait is made. */
  readonly month: Pick<Ganzhi, 'stem' | 'branch' | 'ganzhi'>
  readonly words: PictureTexts
}

/** The user's choices. Lengths are in pixels; `composition` is an index in PORTRAITS or SCENES, `palette` in PALETTES. */
export interface PictureRecipe {
  readonly composition: number
  readonly palette: number
  readonly scheme: 'light' | 'dark'
  readonly width: number
  readonly height: number
  readonly safe_top: number
  readonly safe_bottom: number
  readonly calendar: boolean
  readonly almanac: boolean
  readonly name: boolean
  readonly locale: string
  readonly seed: number
}
