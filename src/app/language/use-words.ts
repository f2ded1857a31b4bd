import { useLingui } from '@lingui/react'
import type { Locale } from '#contract/locale.ts'
import { currentLocale } from './i18n.ts'
import type { Translate } from './translate.ts'

export interface Words {
  _: Translate
  locale: Locale
}

/** What the words of `terms/` ask for: the translator and the locale. Renders anew when the language changes. */
export function useWords(): Words {
  const { i18n } = useLingui()
  return { _: i18n.t, locale: currentLocale() }
}
