import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScorePartCode, TenGodCode } from '#bazi/index.ts'

/** First sentence of the short reading, by the day’s ten god; `han` is the day’s pair, in English its element and animal. */
export const TEN_GOD_SENTENCES: Record<TenGodCode, MessageDescriptor> = {
  bijian: msg({ message: '{han}日，比肩当令，宜与同道并肩，各尽其力。' }),
  jiecai: msg({ message: '{han}日，劫财当令，与人合作先说清分寸，账目多看一眼。' }),
  shishen: msg({ message: '{han}日，食神当令，心宽则事顺，宜写宜食宜会友。' }),
  shangguan: msg({ message: '{han}日，伤官当令，才思活跃，话到嘴边留三分。' }),
  piancai: msg({ message: '{han}日，偏财当令，机会多在人来人往处，取其一二便好。' }),
  zhengcai: msg({ message: '{han}日，正财当令，踏实做事，小账也算清楚。' }),
  qisha: msg({ message: '{han}日，七杀当令，事来得急，先定轻重再动手。' }),
  zhengguan: msg({ message: '{han}日，正官当令，按规矩来最省力，宜见长辈与上级。' }),
  pianyin: msg({ message: '{han}日，偏印当令，独处时思路最清，宜研读琢磨。' }),
  zhengyin: msg({ message: '{han}日，正印当令，有人照拂，宜学宜问。' }),
}

/** Second sentence, by the part that moves the value most. 忌 and 冲 are put as advice: nothing here forecasts harm. */
export const PART_SENTENCES: Record<ScorePartCode, MessageDescriptor> = {
  'stem-fair': msg({ message: '日干{stem}属{element}，正是你所需，做事省力。' }),
  'stem-poor': msg({ message: '日干{stem}属{element}，与你所需不合，凡事留三分。' }),
  'hidden-fair': msg({ message: '{branch}中藏{element}，正是你所需，心里有底。' }),
  'hidden-poor': msg({ message: '{branch}中藏{element}，与你所需不合，宜缓不宜急。' }),
  'six-combine': msg({ message: '{branch}与命中{pillar}支{natal}相合，人和事顺，可多走动。' }),
  'half-three': msg({ message: '{branch}与命中{pillar}支{natal}半合，心里想的事有了帮手。' }),
  clash: msg({ message: '{branch}与命中{pillar}支{natal}相冲，事多变化，宜收不宜放。' }),
  punish: msg({ message: '{branch}与命中{pillar}支{natal}相刑，小事易磨人，慢一拍就好。' }),
  'self-punish': msg({ message: '{branch}与命中{pillar}支{natal}自刑，易和自己较劲，放宽心就好。' }),
  harm: msg({ message: '{branch}与命中{pillar}支{natal}相害，话容易听错，多问一句。' }),
  break: msg({ message: '{branch}与命中{pillar}支{natal}相破，计划或有小改，留点余地。' }),
  'stem-combine': msg`日干与你的日主相合，心意易通，宜谈宜约。`,
  tianyiguiren: msg({ message: '天乙贵人在{branch}，遇事开口，多半有人应。' }),
  wenchangguiren: msg({ message: '文昌在{branch}，思路清楚，读写皆宜。' }),
  lushen: msg({ message: '{branch}是你的禄位，做事得力，心里踏实。' }),
  yangren: msg({ message: '{branch}是你的羊刃，劲头正足，宜收三分力。' }),
  jiesha: msg({ message: '劫煞在{branch}，随身之物多看一眼。' }),
  kongwang: msg({ message: '{branch}逢空亡，宜先想后做，不急着落定。' }),
  'duty-fair': msg({ message: '历书今日为{duty}日，手上的事可按计划进行。' }),
  'duty-poor': msg({ message: '历书今日为{duty}日，收尾胜过开头。' }),
  'path-yellow': msg({ message: '{path}值日，是黄道日，寻常事顺手。' }),
  'path-black': msg({ message: '{path}值日，不在黄道，照常做事便好。' }),
}
