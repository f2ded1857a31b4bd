import { i18n } from '@lingui/core'
import type { Translator } from '#app/language/translator.ts'

export { activateLocale } from '#app/language/i18n.ts'

/** The active language, for words that are made outside a page. */
export const translate: Translator = (descriptor) => i18n._(descriptor)
