import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StrengthCode } from '#bazi/index.ts'

/** How strong the day stem is. */
export const STRENGTH_WORDS: Record<StrengthCode, MessageDescriptor> = {
  jiruo: msg`极弱`,
  shenruo: msg`身弱`,
  pianruo: msg`偏弱`,
  zhonghe: msg`中和`,
  pianqiang: msg`偏强`,
  shenqiang: msg`身强`,
  jiqiang: msg`极强`,
}
