import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LifeVerdict } from '#contract/life.ts'

/** Labels of the reader's verdict on a statement. */
export const VERDICT_LABELS: Record<LifeVerdict['verdict'], MessageDescriptor> = {
  hit: msg({ message: '说中', context: 'verdict' }),
  miss: msg({ message: '没中', context: 'verdict' }),
  unclear: msg({ message: '说不清', context: 'verdict' }),
}
