import type { Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { browserStorage } from '../browser/storage.ts'
import { createExternalStore } from '../live/external-store.ts'
import { type HourCycle, writingSystems } from './writing-systems.ts'

/** The user's preferences for text and numbers, other than the language. */
export type WritingPreferences = Pick<Settings, 'readerFace' | 'verticalText' | 'timeFormat' | 'ageNumerals'>

const pickWritingPreferences = ({ readerFace, verticalText, timeFormat, ageNumerals }: WritingPreferences): WritingPreferences => ({
  readerFace,
  verticalText,
  timeFormat,
  ageNumerals,
})

/** Store of the current preferences; until the settings are loaded, the preferences of the last visit. */
export const writingPreferences = createExternalStore<WritingPreferences>(
  pickWritingPreferences({ ...defaultSettings, ...browserStorage.getSettings() }),
)

/** Applies changed settings to the store and to the root attributes. */
export function applyWritingPreferences(settings: WritingPreferences, locale: Locale): void {
  const next = pickWritingPreferences(settings)
  if (JSON.stringify(next) !== JSON.stringify(writingPreferences.get())) writingPreferences.set(next)
  setWritingAttributes(locale)
}

/** Returns whether titles and sentences are set vertically: the language allows it and the user has chosen it. */
export const hasVerticalText = (locale: Locale, { verticalText }: WritingPreferences): boolean =>
  writingSystems[locale].isVertical && verticalText

/** Returns the hour cycle chosen by the user, else the default of the language. */
export const resolveHourCycle = (locale: Locale, { timeFormat }: WritingPreferences): HourCycle =>
  timeFormat === 'auto' ? writingSystems[locale].hourCycle : timeFormat

/** Sets the root attributes used by the style sheets; `public/boot.js` sets them before the first paint. */
export function setWritingAttributes(locale: Locale): void {
  const root = document.documentElement
  root.setAttribute('text-flow', hasVerticalText(locale, writingPreferences.get()) ? 'upright' : 'level')
  root.setAttribute('reading-face', writingPreferences.get().readerFace)
}
