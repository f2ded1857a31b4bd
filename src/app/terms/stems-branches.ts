import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type BranchCode, type Ganzhi, type StemCode, BRANCH_HAN, STEM_HAN } from '#bazi/index.ts'
import { addBranchNoun } from '#readings/terms/branch-noun.ts'
import type { Translator } from '../language/use-messages.ts'

/** Pinyin of each stem; the same in every language. */
export const STEM_PINYIN: Record<StemCode, string> = {
  jia: 'jiǎ',
  yi: 'yǐ',
  bing: 'bǐng',
  ding: 'dīng',
  wu: 'wù',
  ji: 'jǐ',
  geng: 'gēng',
  xin: 'xīn',
  ren: 'rén',
  gui: 'guǐ',
}

/** Pinyin of each branch; the same in every language. */
export const BRANCH_PINYIN: Record<BranchCode, string> = {
  zi: 'zǐ',
  chou: 'chǒu',
  yin2: 'yín',
  mao: 'mǎo',
  chen: 'chén',
  si: 'sì',
  wu3: 'wǔ',
  wei: 'wèi',
  shen: 'shēn',
  you: 'yǒu',
  xu: 'xū',
  hai: 'hài',
}

export const ANIMAL_LABELS: Record<BranchCode, MessageDescriptor> = {
  zi: msg({ message: '鼠', context: 'animal' }),
  chou: msg({ message: '牛', context: 'animal' }),
  yin2: msg({ message: '虎', context: 'animal' }),
  mao: msg({ message: '兔', context: 'animal' }),
  chen: msg({ message: '龙', context: 'animal' }),
  si: msg({ message: '蛇', context: 'animal' }),
  wu3: msg({ message: '马', context: 'animal' }),
  wei: msg({ message: '羊', context: 'animal' }),
  shen: msg({ message: '猴', context: 'animal' }),
  you: msg({ message: '鸡', context: 'animal' }),
  xu: msg({ message: '狗', context: 'animal' }),
  hai: msg({ message: '猪', context: 'animal' }),
}

const HAN_TEXT = msg({ message: '{han}', context: 'ganzhi' })
const BRANCH_TEXT = msg({ message: '{hanzi}' })

/** Removes the tone number of a code and capitalises it: `wu3` → Wu. The number only distinguishes codes that sound alike. */
const romanName = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replace(/\d$/, '')

/** Formats a pair in running text: 戊戌, in English Wu Xu. */
export function pairTextOf(_: Translator, pair: Ganzhi): string {
  return _({ ...HAN_TEXT, values: { han: pair.ganzhi, roman: `${romanName(pair.stem)} ${romanName(pair.branch)}` } })
}

/** Formats a branch in running text: 戌, in English the Dog. */
export function branchTextOf(_: Translator, branch: BranchCode): string {
  return _({ ...BRANCH_TEXT, values: { hanzi: BRANCH_HAN[branch], animal: _(ANIMAL_LABELS[branch]) } })
}

/** Formats a branch that no other name precedes: 戌, but 未土, since 未 alone also means "not yet". */
export function formatBranchWithNoun(_: Translator, branch: BranchCode): string {
  return addBranchNoun(branchTextOf(_, branch))
}

/** Formats a stem in running text: 庚; Geng. */
export function stemTextOf(_: Translator, stem: StemCode): string {
  return _({ ...HAN_TEXT, values: { han: STEM_HAN[stem], roman: romanName(stem) } })
}
