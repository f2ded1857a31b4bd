import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ElementCode, Polarity } from '#bazi/index.ts'

export const ELEMENT_LABELS: Record<ElementCode, MessageDescriptor> = {
  wood: msg({ message: '木', context: 'element' }),
  fire: msg({ message: '火', context: 'element' }),
  earth: msg({ message: '土', context: 'element' }),
  metal: msg({ message: '金', context: 'element' }),
  water: msg({ message: '水', context: 'element' }),
}

/** Polarity names placed before an element: 阳金; yang Metal. */
export const POLARITY_LABELS: Record<Polarity, MessageDescriptor> = {
  yang: msg({ message: '阳', context: 'polarity' }),
  yin: msg({ message: '阴', context: 'polarity' }),
}
