import type { MessageDescriptor } from '@lingui/core'

/** `i18n._` of the active locale, passed as a parameter so that texts can be composed outside components. */
export type Translator = (descriptor: MessageDescriptor) => string
