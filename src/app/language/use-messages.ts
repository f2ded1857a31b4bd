import { useLingui } from '@lingui/react'
import type { Locale } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'
import { useStore } from '../live/external-store.ts'
import { currentLocale } from './i18n.ts'
import type { Translate } from './translate.ts'
import { hoursIn, isUprightIn, written } from './written.ts'
import type { Hours } from './writing.ts'

export interface Messages {
  _: Translate
  locale: Locale
  timeFormat: Hours
  ageNumerals: Settings['ageNumerals']
}

/** What the words of `terms/` ask for: the translator, the locale, how hours and ages are written. Renders anew when one of them changes. */
export function useMessages(): Messages {
  const { i18n } = useLingui()
  const now = useStore(written, (current) => current)
  const locale = currentLocale()
  return { _: i18n.t, locale, timeFormat: hoursIn(locale, now), ageNumerals: now.ageNumerals }
}

/** Whether titles and sentences stand upright; else they lie in lines. */
export function useIsUpright(): boolean {
  const { locale } = useMessages()
  return useStore(written, (now) => isUprightIn(locale, now))
}
