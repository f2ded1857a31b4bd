import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StageCode } from '#bazi/index.ts'

/** Names of the twelve life stages 十二长生. They describe a cycle, not a person's health, so the English names are mild. */
export const LIFE_STAGE_LABELS: Record<StageCode, MessageDescriptor> = {
  changsheng: msg({ message: '长生', context: 'stage' }),
  muyu: msg({ message: '沐浴', context: 'stage' }),
  guandai: msg({ message: '冠带', context: 'stage' }),
  linguan: msg({ message: '临官', context: 'stage' }),
  diwang: msg({ message: '帝旺', context: 'stage' }),
  shuai: msg({ message: '衰', context: 'stage' }),
  bing4: msg({ message: '病', context: 'stage' }),
  si3: msg({ message: '死', context: 'stage' }),
  mu: msg({ message: '墓', context: 'stage' }),
  jue: msg({ message: '绝', context: 'stage' }),
  tai: msg({ message: '胎', context: 'stage' }),
  yang3: msg({ message: '养', context: 'stage' }),
}
