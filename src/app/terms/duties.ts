import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DutyCode, PathGodCode } from '#bazi/index.ts'

/** Names of the twelve day officers 建除. */
export const DAY_OFFICER_LABELS: Record<DutyCode, MessageDescriptor> = {
  jian: msg({ message: '建', context: 'duty' }),
  chu: msg({ message: '除', context: 'duty' }),
  man: msg({ message: '满', context: 'duty' }),
  ping: msg({ message: '平', context: 'duty' }),
  ding4: msg({ message: '定', context: 'duty' }),
  zhi: msg({ message: '执', context: 'duty' }),
  po: msg({ message: '破', context: 'duty' }),
  wei1: msg({ message: '危', context: 'duty' }),
  cheng: msg({ message: '成', context: 'duty' }),
  shou: msg({ message: '收', context: 'duty' }),
  kai: msg({ message: '开', context: 'duty' }),
  bi: msg({ message: '闭', context: 'duty' }),
}

/** Names of the twelve gods of the yellow and black path (黄道、黑道). */
export const PATH_GOD_LABELS: Record<PathGodCode, MessageDescriptor> = {
  qinglong: msg`青龙`,
  mingtang: msg`明堂`,
  tianxing: msg`天刑`,
  zhuque: msg`朱雀`,
  jingui: msg`金匮`,
  tiande: msg`天德`,
  baihu: msg`白虎`,
  yutang: msg`玉堂`,
  tianlao: msg`天牢`,
  xuanwu: msg`玄武`,
  siming: msg`司命`,
  gouchen: msg`勾陈`,
}
