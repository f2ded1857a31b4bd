import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import { ACTIVITY_LABELS } from './activities.ts'

/** Names of the purposes of a day search; those that are almanac activities have the activity's name. */
export const PURPOSE_LABELS: Record<PurposeCode, MessageDescriptor> = {
  moving: ACTIVITY_LABELS.moving,
  signing: ACTIVITY_LABELS.signing,
  meeting: msg`会面`,
  travelling: ACTIVITY_LABELS.travel,
  wedding: ACTIVITY_LABELS.wedding,
  opening: ACTIVITY_LABELS.opening,
  groundbreaking: ACTIVITY_LABELS.groundbreaking,
  haircut: ACTIVITY_LABELS.haircut,
}
