import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SolarTermCode } from '#almanac/codes.ts'

/** Names of the 24 solar terms, which include the twelve jie. */
export const SOLAR_TERM_LABELS: Record<SolarTermCode, MessageDescriptor> = {
  lichun: msg`立春`,
  yushui: msg`雨水`,
  jingzhe: msg`惊蛰`,
  chunfen: msg`春分`,
  qingming: msg`清明`,
  guyu: msg`谷雨`,
  lixia: msg`立夏`,
  xiaoman: msg`小满`,
  mangzhong: msg`芒种`,
  xiazhi: msg`夏至`,
  xiaoshu: msg`小暑`,
  dashu: msg`大暑`,
  liqiu: msg`立秋`,
  chushu: msg`处暑`,
  bailu: msg`白露`,
  qiufen: msg`秋分`,
  hanlu: msg`寒露`,
  shuangjiang: msg`霜降`,
  lidong: msg`立冬`,
  xiaoxue: msg`小雪`,
  daxue: msg`大雪`,
  dongzhi: msg`冬至`,
  xiaohan: msg`小寒`,
  dahan: msg`大寒`,
}
