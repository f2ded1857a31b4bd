import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TenGodCode } from '#bazi/index.ts'

/** Full names of the ten gods. */
export const TEN_GOD_LABELS: Record<TenGodCode, MessageDescriptor> = {
  bijian: msg`比肩`,
  jiecai: msg`劫财`,
  shishen: msg`食神`,
  shangguan: msg`伤官`,
  piancai: msg`偏财`,
  zhengcai: msg`正财`,
  qisha: msg`七杀`,
  zhengguan: msg`正官`,
  pianyin: msg`偏印`,
  zhengyin: msg`正印`,
}

/** Names of the ten gods for narrow cells; they differ from the full names only in English, where they are shorter. */
export const TEN_GOD_SHORT_LABELS: Record<TenGodCode, MessageDescriptor> = {
  bijian: msg({ message: '比肩', context: 'short' }),
  jiecai: msg({ message: '劫财', context: 'short' }),
  shishen: msg({ message: '食神', context: 'short' }),
  shangguan: msg({ message: '伤官', context: 'short' }),
  piancai: msg({ message: '偏财', context: 'short' }),
  zhengcai: msg({ message: '正财', context: 'short' }),
  qisha: msg({ message: '七杀', context: 'short' }),
  zhengguan: msg({ message: '正官', context: 'short' }),
  pianyin: msg({ message: '偏印', context: 'short' }),
  zhengyin: msg({ message: '正印', context: 'short' }),
}

/** Label shown for the day stem, which has no ten god. */
export const DAY_MASTER_LABEL: MessageDescriptor = msg`日主`
