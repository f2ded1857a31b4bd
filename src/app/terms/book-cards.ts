import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Card ids of a fate book, in reading order. */
export const CARD_IDS = ['chart', 'self', 'outer', 'inner', 'flow', 'useful', 'wealth', 'love', 'study', 'health'] as const
export type CardId = (typeof CARD_IDS)[number]

export const isCardId = (id: string): id is CardId => (CARD_IDS as readonly string[]).includes(id)

/** Ids of the cards that are readable before the book is unlocked. */
export const FREE_CARD_IDS: ReadonlySet<string> = new Set<CardId>(['chart', 'self'])

export const CARD_LABELS: Record<CardId, MessageDescriptor> = {
  chart: msg({ message: '命盘', context: 'card' }),
  self: msg({ message: '日主', context: 'card' }),
  outer: msg({ message: '外在性格', context: 'card' }),
  inner: msg({ message: '内在性格', context: 'card' }),
  flow: msg({ message: '五行流通', context: 'card' }),
  useful: msg({ message: '喜用忌神', context: 'card' }),
  wealth: msg({ message: '财富事业', context: 'card' }),
  love: msg({ message: '爱情婚姻', context: 'card' }),
  study: msg({ message: '学业成长', context: 'card' }),
  health: msg({ message: '健康', context: 'card' }),
}
