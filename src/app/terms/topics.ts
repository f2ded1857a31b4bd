import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience, DayTopic } from '#readings/daily/index.ts'

const ADULT_LABELS: Record<DayTopic, MessageDescriptor> = {
  work: msg({ message: '财业', context: 'topic' }),
  love: msg({ message: '情缘', context: 'topic' }),
  study: msg({ message: '学', context: 'topic' }),
  rest: msg({ message: '歇', context: 'topic' }),
}

/** Names of the four topics of a day, by audience: young and retired people have no career topic. */
export const TOPIC_LABELS: Record<Audience, Record<DayTopic, MessageDescriptor>> = {
  young: { ...ADULT_LABELS, work: msg({ message: '做事', context: 'topic' }), love: msg({ message: '亲友', context: 'topic' }) },
  grown: ADULT_LABELS,
  elder: { ...ADULT_LABELS, work: msg({ message: '日常', context: 'topic' }), love: msg({ message: '亲友', context: 'topic' }) },
}
