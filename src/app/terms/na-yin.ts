import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NayinCode } from '#bazi/index.ts'

/** The thirty nayin. */
export const NA_YIN_LABELS: Record<NayinCode, MessageDescriptor> = {
  haizhongjin: msg`海中金`,
  luzhonghuo: msg`炉中火`,
  dalinmu: msg`大林木`,
  lupangtu: msg`路旁土`,
  jianfengjin: msg`剑锋金`,
  shantouhuo: msg`山头火`,
  jianxiashui: msg`涧下水`,
  chengtoutu: msg`城头土`,
  bailajin: msg`白蜡金`,
  yangliumu: msg`杨柳木`,
  quanzhongshui: msg`泉中水`,
  wushangtu: msg`屋上土`,
  pilihuo: msg`霹雳火`,
  songbaimu: msg`松柏木`,
  changliushui: msg`长流水`,
  shazhongjin: msg`沙中金`,
  shanxiahuo: msg`山下火`,
  pingdimu: msg`平地木`,
  bishangtu: msg`壁上土`,
  jinbojin: msg`金箔金`,
  fudenghuo: msg`覆灯火`,
  tianheshui: msg`天河水`,
  dayitu: msg`大驿土`,
  chaichuanjin: msg`钗钏金`,
  sangzhemu: msg`桑柘木`,
  daxishui: msg`大溪水`,
  shazhongtu: msg`沙中土`,
  tianshanghuo: msg`天上火`,
  shiliumu: msg`石榴木`,
  dahaishui: msg`大海水`,
}
