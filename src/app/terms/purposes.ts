import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import { ACTIVITY_WORDS } from './activities.ts'

/** What a day is looked for; where the almanac has one name for it, as its lists do. */
export const PURPOSE_WORDS: Record<PurposeCode, MessageDescriptor> = {
  moving: ACTIVITY_WORDS.moving,
  signing: ACTIVITY_WORDS.signing,
  meeting: msg`会面`,
  travelling: ACTIVITY_WORDS.travel,
  wedding: ACTIVITY_WORDS.wedding,
  opening: ACTIVITY_WORDS.opening,
  groundbreaking: ACTIVITY_WORDS.groundbreaking,
  haircut: ACTIVITY_WORDS.haircut,
}
