import { useLingui } from '@lingui/react'
import type { Locale } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'
import { useStore } from '../live/external-store.ts'
import { getCurrentLocale } from './i18n.ts'
import { resolveHourCycle, hasVerticalText, writingPreferences } from './writing-preferences.ts'
import type { HourCycle } from './writing-systems.ts'
import type { MessageDescriptor } from '@lingui/core'

/** Context of text formatters: translator, locale, hour cycle and age numerals. */
export interface Messages {
  _: Translator
  locale: Locale
  timeFormat: HourCycle
  ageNumerals: Settings['ageNumerals']
}

/**
 * Returns the context of the formatters in `terms/`: translator, locale, hour cycle and age numerals. Re-renders when one of them
 * changes.
 */
export function useMessages(): Messages {
  const { i18n } = useLingui()
  const now = useStore(writingPreferences, (current) => current)
  const locale = getCurrentLocale()
  return { _: i18n.t, locale, timeFormat: resolveHourCycle(locale, now), ageNumerals: now.ageNumerals }
}

/** Returns whether titles and sentences are set vertically. Live. */
export function useHasVerticalText(): boolean {
  const { locale } = useMessages()
  return useStore(writingPreferences, (now) => hasVerticalText(locale, now))
}

/** `i18n._` of the active locale, passed as a parameter so that texts can be composed outside components. */
export type Translator = (descriptor: MessageDescriptor) => string
