import type { MessageDescriptor } from '@lingui/core'

/** `i18n._` of the active language; passed in, so that words can be made outside components. */
export type Translate = (descriptor: MessageDescriptor) => string
