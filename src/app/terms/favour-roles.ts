import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FavourRole } from '#bazi/index.ts'

/** Names of an element's role in a chart; used by the chart receipt and the day, month, year and cycle pages. */
export const FAVOUR_ROLE_LABELS: Record<FavourRole, MessageDescriptor> = {
  useful: msg({ message: '用神', context: 'role' }),
  joyful: msg({ message: '喜神', context: 'role' }),
  idle: msg({ message: '闲神', context: 'role' }),
  enemy: msg({ message: '仇神', context: 'role' }),
  adverse: msg({ message: '忌神', context: 'role' }),
}
