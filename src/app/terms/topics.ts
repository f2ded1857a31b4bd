import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience, Topic } from '#readings/daily/index.ts'

const GROWN: Record<Topic, MessageDescriptor> = {
  work: msg({ message: '财业', context: 'topic' }),
  love: msg({ message: '情缘', context: 'topic' }),
  study: msg({ message: '学', context: 'topic' }),
  rest: msg({ message: '歇', context: 'topic' }),
}

/** The four matters of a day by name: a child has no office, and who has left work behind has the day. */
export const TOPIC_LABELS: Record<Audience, Record<Topic, MessageDescriptor>> = {
  young: { ...GROWN, work: msg({ message: '做事', context: 'topic' }), love: msg({ message: '亲友', context: 'topic' }) },
  grown: GROWN,
  elder: { ...GROWN, work: msg({ message: '日常', context: 'topic' }), love: msg({ message: '亲友', context: 'topic' }) },
}
