import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const APP_SECTIONS = ['fate', 'book', 'calling', 'shop', 'me'] as const
export type Section = (typeof APP_SECTIONS)[number]

interface SectionLabel {
  /** One Chinese character, shown in every language; only Traditional Chinese translates it. */
  mark: MessageDescriptor
  label: MessageDescriptor
}

export const sectionLabels: Record<Section, SectionLabel> = {
  fate: { mark: msg({ message: '运', context: 'mark' }), label: msg({ message: '运势', context: 'section' }) },
  book: { mark: msg({ message: '书', context: 'mark' }), label: msg({ message: '命书', context: 'section' }) },
  calling: { mark: msg({ message: '问', context: 'mark' }), label: msg({ message: '召唤', context: 'section' }) },
  shop: { mark: msg({ message: '市', context: 'mark' }), label: msg({ message: '商店', context: 'section' }) },
  me: { mark: msg({ message: '我', context: 'mark' }), label: msg({ message: '我的', context: 'section' }) },
}
