import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Polarity } from '#bazi/index.ts'

/** Polarity names placed before an element: 阳金; yang Metal. */
export const POLARITY_LABELS: Record<Polarity, MessageDescriptor> = {
  yang: msg({ message: '阳', context: 'polarity' }),
  yin: msg({ message: '阴', context: 'polarity' }),
}
