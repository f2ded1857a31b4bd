import { msg } from '@lingui/core/macro'
import type { Translator } from '../language/use-messages.ts'

const OF_HUNDRED = msg({ message: '100 张盘里约 {count} 张' })
const OF_THOUSAND = msg({ message: '1000 张盘里约 {count} 张' })
const RARER = msg`1000 张盘里不到 1 张`

/** Formats a share of all charts, given in percent, as a count per 100 charts, or per 1000 below 1 %. */
export function formatShareOfCharts(_: Translator, share: number): string {
  if (share < 0.1) return _(RARER)
  if (share < 0.95) return _({ ...OF_THOUSAND, values: { count: Math.round(share * 10) } })
  return _({ ...OF_HUNDRED, values: { count: Math.round(share) } })
}
