import type { Ganzhi, Pillar } from '#bazi/index.ts'
import type { Element } from '../drawings/element.ts'

/** A month as a wall calendar sets it. */
export interface MonthSheet {
  readonly title: string
  /** Seven, one or two letters each, as the weeks of the locale begin. */
  readonly weekdays: readonly string[]
  /** Column (0 to 6) of the first day. */
  readonly firstWeekday: number
  readonly days: number
  readonly solarTerms: readonly { readonly day: number; readonly name: string }[]
}

/** Words written on a picture, each at most one line; none: nothing is written. */
export interface PictureWords {
  readonly month?: string
  readonly calendar?: MonthSheet
  readonly almanac?: string
  readonly name?: string
}

/** What a picture is drawn from: nothing but the chart, the month and its words. */
export interface PictureSubject {
  /** Year, month, day, hour; three when the hour is not known. */
  readonly pillars: readonly Pick<Pillar, 'stem' | 'branch' | 'ganzhi' | 'hidden'>[]
  /** Of the five elements; sum 1. */
  readonly shares: Readonly<Record<Element, number>>
  /** Whose light the picture stands in. */
  readonly useful: Element
  /** Of the month of a wallpaper, or of the making of a portrait. */
  readonly month: Pick<Ganzhi, 'stem' | 'branch' | 'ganzhi'>
  readonly words: PictureWords
}

/** All that was chosen. Sides and safe areas in pixels; `composition` and `palette` are places in their lists. */
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
