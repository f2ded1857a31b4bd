import type { Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { storage } from '../browser/storage.ts'
import { createExternalStore } from '../live/external-store.ts'
import { type Hours, writings } from './writing.ts'

/** How a person wants things written, beyond the language. */
export type Written = Pick<Settings, 'readerFace' | 'verticalText' | 'timeFormat' | 'ageNumerals'>

const writtenIn = ({ readerFace, verticalText, timeFormat, ageNumerals }: Written): Written => ({
  readerFace,
  verticalText,
  timeFormat,
  ageNumerals,
})

/** As it was shown last, until the settings are read. */
export const written = createExternalStore<Written>(writtenIn({ ...defaultSettings, ...storage.getSettings() }))

/** Follows the settings, in whatever language the page is. */
export function followWritten(settings: Written, locale: Locale): void {
  const next = writtenIn(settings)
  if (JSON.stringify(next) !== JSON.stringify(written.get())) written.set(next)
  paintWritten(locale)
}

/** Whether titles and sentences stand upright: where the language has it and the person wants it. */
export const isUprightIn = (locale: Locale, { verticalText }: Written): boolean => writings[locale].isUpright && verticalText

/** To how many the hours are counted: as the person has chosen, else as the language does. */
export const hoursIn = (locale: Locale, { timeFormat }: Written): Hours => (timeFormat === 'auto' ? writings[locale].hours : timeFormat)

/** The root's attributes that the style sheets go by; before the first paint `public/boot.js` sets them. */
export function paintWritten(locale: Locale): void {
  const root = document.documentElement
  root.setAttribute('text-flow', isUprightIn(locale, written.get()) ? 'upright' : 'level')
  root.setAttribute('reading-face', written.get().readerFace)
}
