import { useLingui } from '@lingui/react'
import type { MessageDescriptor } from '@lingui/core'
import type { Locale } from '#contract/locale.ts'
import type { Translate } from './translate.ts'

export interface Words {
  _: Translate
  locale: Locale
  isEnglish: boolean
}

/** What the words of `terms/` ask for: the translator and the locale. */
export function useWords(): Words {
  const { i18n } = useLingui()
  return { _: (descriptor: MessageDescriptor) => i18n._(descriptor), locale: i18n.locale as Locale, isEnglish: i18n.locale === 'en_US' }
}
