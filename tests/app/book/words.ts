import { i18n } from '@lingui/core'
import type { Translator } from '#app/language/use-messages.ts'

export { activateLocale } from '#app/language/i18n.ts'

/** Translator of the active locale, for texts formatted outside a component. */
export const translate: Translator = (descriptor) => i18n._(descriptor)
