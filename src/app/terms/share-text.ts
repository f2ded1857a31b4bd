import { msg } from '@lingui/core/macro'
import type { Translate } from '../language/translate.ts'

const OF_HUNDRED = msg({ message: '100 张盘里约 {count} 张' })
const OF_THOUSAND = msg({ message: '1000 张盘里约 {count} 张' })
const RARER = msg`1000 张盘里不到 1 张`

/** How many of all charts have something, of a share in percent: of a hundred, or of a thousand where that is less than one. */
export function shareTextOf(_: Translate, share: number): string {
  if (share < 0.1) return _(RARER)
  if (share < 0.95) return _({ ...OF_THOUSAND, values: { count: Math.round(share * 10) } })
  return _({ ...OF_HUNDRED, values: { count: Math.round(share) } })
}
