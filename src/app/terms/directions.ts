import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DirectionCode, GodDirections } from '#almanac/codes.ts'

export const DIRECTION_LABELS: Record<DirectionCode, MessageDescriptor> = {
  north: msg({ message: '北', context: 'direction' }),
  northeast: msg({ message: '东北', context: 'direction' }),
  east: msg({ message: '东', context: 'direction' }),
  southeast: msg({ message: '东南', context: 'direction' }),
  south: msg({ message: '南', context: 'direction' }),
  southwest: msg({ message: '西南', context: 'direction' }),
  west: msg({ message: '西', context: 'direction' }),
  northwest: msg({ message: '西北', context: 'direction' }),
}

/** Names of the gods that have a direction on each day. */
export const DIRECTION_GOD_LABELS: Record<keyof GodDirections, MessageDescriptor> = {
  joy: msg({ message: '喜神', context: 'direction' }),
  wealth: msg({ message: '财神', context: 'direction' }),
  blessing: msg({ message: '福神', context: 'direction' }),
  nobleByDay: msg({ message: '阳贵', context: 'direction' }),
  nobleByNight: msg({ message: '阴贵', context: 'direction' }),
}
