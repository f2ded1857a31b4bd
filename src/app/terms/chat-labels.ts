import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { MEMBER_DAILY_LIMIT } from '#contract/catalogue.ts'
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { Translator } from '../language/use-messages.ts'

/** Chat modes in display order. */
export const MODE_ORDER = ['bg', 'cs', 'dt', 'fb', 'ms'] as const satisfies readonly ChatMode[]

export const MODE_LABELS: Record<ChatMode, MessageDescriptor> = {
  bg: msg`问事`,
  cs: msg`问财`,
  dt: msg`学理`,
  fb: msg`看人`,
  ms: msg`问命`,
}

/** One-line purpose of each chat mode. */
export const MODE_DESCRIPTIONS: Record<ChatMode, MessageDescriptor> = {
  bg: msg`决断一件事`,
  cs: msg`问钱的进出`,
  dt: msg`问八字学问`,
  fb: msg`看两人缘分`,
  ms: msg`问自己的命盘`,
}

/** Name of the character that answers in each chat mode; the book's name in modes without a character. */
export const CHAT_CHARACTER_LABELS: Record<ChatMode, MessageDescriptor> = {
  bg: msg`超级 AI 八卦`,
  cs: msg`赛博财神`,
  dt: msg`小道童`,
  fb: msg({ message: '命书', context: 'product' }),
  ms: msg({ message: '命书', context: 'product' }),
}

/** Fair-use limit of members, shown wherever "unlimited" is shown or sold. */
export const FAIR_USE_MESSAGE = msg`会员不计次数，每天最多 ${MEMBER_DAILY_LIMIT} 答，次日 0 点重新算起。`

const UNLIMITED = msg`不限次数`

/** Formats the remaining quota of a product. Units: casts for `bg`, questions for `fatebook_agent`, rounds for all others. */
export function formatChatQuota(_: Translator, { product_id, unlimited, is_free, times }: ChatRemaining): string {
  if (unlimited || is_free) return _(UNLIMITED)
  if (product_id === 'fatebook_agent') return plural(times, { other: '余 # 问' })
  return product_id === 'bg' ? plural(times, { other: '余 # 次' }) : plural(times, { other: '余 # 轮' })
}
