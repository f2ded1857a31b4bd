import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PillarPlace } from '#bazi/index.ts'

/** The four pillars in reading order, year first. */
export const PILLAR_PLACES: readonly PillarPlace[] = ['year', 'month', 'day', 'hour']

/** Pillar names for use in a sentence. */
export const PILLAR_LABELS: Record<PillarPlace, MessageDescriptor> = {
  year: msg`年柱`,
  month: msg`月柱`,
  day: msg`日柱`,
  hour: msg`时柱`,
}

/** Pillar names for chart columns; they differ from `PILLAR_LABELS` only in English, where they are shorter. */
export const PILLAR_HEAD_LABELS: Record<PillarPlace, MessageDescriptor> = {
  year: msg({ message: '年柱', context: 'head' }),
  month: msg({ message: '月柱', context: 'head' }),
  day: msg({ message: '日柱', context: 'head' }),
  hour: msg({ message: '时柱', context: 'head' }),
}
