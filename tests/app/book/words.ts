import { i18n } from '@lingui/core'
import type { Translate } from '#app/language/translate.ts'

export { activateLocale } from '#app/language/i18n.ts'

/** The active language, for words that are made outside a page. */
export const translate: Translate = (descriptor) => i18n._(descriptor)
