import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FestivalCode } from '#almanac/codes.ts'

/** Names of the festivals printed in almanacs; two of them are named like their solar terms. */
export const FESTIVAL_LABELS: Record<FestivalCode, MessageDescriptor> = {
  yuandan: msg({ message: '元旦', context: 'festival' }),
  chunjie: msg({ message: '春节', context: 'festival' }),
  yuanxiao: msg({ message: '元宵', context: 'festival' }),
  longtaitou: msg({ message: '龙抬头', context: 'festival' }),
  funvjie: msg({ message: '妇女节', context: 'festival' }),
  shangsi: msg({ message: '上巳', context: 'festival' }),
  qingming: msg({ message: '清明', context: 'festival' }),
  laodongjie: msg({ message: '劳动节', context: 'festival' }),
  duanwu: msg({ message: '端午', context: 'festival' }),
  qixi: msg({ message: '七夕', context: 'festival' }),
  zhongyuan: msg({ message: '中元', context: 'festival' }),
  zhongqiu: msg({ message: '中秋', context: 'festival' }),
  chongyang: msg({ message: '重阳', context: 'festival' }),
  xiayuan: msg({ message: '下元', context: 'festival' }),
  dongzhi: msg({ message: '冬至', context: 'festival' }),
  laba: msg({ message: '腊八', context: 'festival' }),
  xiaonian: msg({ message: '小年', context: 'festival' }),
  chuxi: msg({ message: '除夕', context: 'festival' }),
}
