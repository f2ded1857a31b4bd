import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Band } from '#bazi/index.ts'

/** Names of the bands of the power value. */
export const BAND_LABELS: Record<Band, MessageDescriptor> = {
  great: msg({ message: '上佳', context: 'band' }),
  good: msg({ message: '顺遂', context: 'band' }),
  even: msg({ message: '平稳', context: 'band' }),
  careful: msg({ message: '宜慎', context: 'band' }),
  quiet: msg({ message: '宜静', context: 'band' }),
}
