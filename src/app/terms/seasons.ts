import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SeasonCode } from '#bazi/index.ts'

/** Names of the seasons of the Bazi year. */
export const SEASON_LABELS: Record<SeasonCode, MessageDescriptor> = {
  spring: msg({ message: '春', context: 'season' }),
  summer: msg({ message: '夏', context: 'season' }),
  autumn: msg({ message: '秋', context: 'season' }),
  winter: msg({ message: '冬', context: 'season' }),
}
