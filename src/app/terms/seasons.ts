import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SeasonCode, BranchCode } from '#bazi/index.ts'

/** Names of the seasons of the Bazi year. */
export const SEASON_LABELS: Record<SeasonCode, MessageDescriptor> = {
  spring: msg({ message: '春', context: 'season' }),
  summer: msg({ message: '夏', context: 'season' }),
  autumn: msg({ message: '秋', context: 'season' }),
  winter: msg({ message: '冬', context: 'season' }),
}

/** Names of the season of each month branch, as in the almanac: northern hemisphere. */
export const BIRTH_SEASON_LABELS: Record<BranchCode, MessageDescriptor> = {
  yin2: msg({ message: '初春', context: 'season' }),
  mao: msg({ message: '仲春', context: 'season' }),
  chen: msg({ message: '暮春', context: 'season' }),
  si: msg({ message: '初夏', context: 'season' }),
  wu3: msg({ message: '仲夏', context: 'season' }),
  wei: msg({ message: '夏末', context: 'season' }),
  shen: msg({ message: '初秋', context: 'season' }),
  you: msg({ message: '仲秋', context: 'season' }),
  xu: msg({ message: '深秋', context: 'season' }),
  hai: msg({ message: '初冬', context: 'season' }),
  zi: msg({ message: '隆冬', context: 'season' }),
  chou: msg({ message: '冬末', context: 'season' }),
}
