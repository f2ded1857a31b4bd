import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LunarDate } from '#almanac/codes.ts'
import type { Translator } from '../language/use-messages.ts'

/** Names of the lunar months, first month at index 0. */
const LUNAR_MONTH_LABELS: readonly MessageDescriptor[] = [
  msg({ message: '正月', context: 'lunar' }),
  msg({ message: '二月', context: 'lunar' }),
  msg({ message: '三月', context: 'lunar' }),
  msg({ message: '四月', context: 'lunar' }),
  msg({ message: '五月', context: 'lunar' }),
  msg({ message: '六月', context: 'lunar' }),
  msg({ message: '七月', context: 'lunar' }),
  msg({ message: '八月', context: 'lunar' }),
  msg({ message: '九月', context: 'lunar' }),
  msg({ message: '十月', context: 'lunar' }),
  msg({ message: '冬月', context: 'lunar' }),
  msg({ message: '腊月', context: 'lunar' }),
]

const LONG = msg({ message: '农历{month}{day}' })
const LONG_LEAP = msg({ message: '农历闰{month}{day}' })
const SHORT = msg({ message: '{month}{day}', context: 'lunar' })
const SHORT_LEAP = msg({ message: '闰{month}{day}' })

const ONES = '一二三四五六七八九十'

/** Formats a lunar day in characters that both Chinese scripts share: 初一 … 初十, 十一 … 二十, 廿一 … 廿九, 三十. */
function formatDayHan(day: number): string {
  if (day === 20) return '二十'
  if (day === 30) return '三十'
  return '初十廿'.charAt(Math.floor((day - 1) / 10)) + ONES.charAt((day - 1) % 10)
}

function valuesOf(_: Translator, lunar: LunarDate) {
  return { month: _(LUNAR_MONTH_LABELS[lunar.month - 1]!), day: formatDayHan(lunar.day), number: lunar.day }
}

/** Formats a lunar date: 农历十月十二; in English Lunar 10th month, day 12. */
export function formatLunarDate(_: Translator, lunar: LunarDate): string {
  return _({ ...(lunar.isLeap ? LONG_LEAP : LONG), values: valuesOf(_, lunar) })
}

/** Formats a lunar date without the name of the calendar: 十月十二. */
export function formatShortLunarDate(_: Translator, lunar: LunarDate): string {
  return _({ ...(lunar.isLeap ? SHORT_LEAP : SHORT), values: valuesOf(_, lunar) })
}
