import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BranchCode, Ganzhi, StemCode } from '#bazi/index.ts'
import { BRANCH_HAN } from '#bazi/index.ts'
import { withBranchNoun } from '#readings/terms/branch-noun.ts'
import type { Translate } from '../language/translate.ts'

/** Pinyin under a stem’s character; the same in every language. */
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

/** Pinyin under a branch’s character. */
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

/** The animals of the branches. */
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

const PAIR_TEXT = msg({ message: '{han}', context: 'ganzhi' })
const BRANCH_TEXT = msg({ message: '{hanzi}' })

/** Wu of `wu3`: the tone of a code tells it from others that sound alike, and is not written. */
const capital = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replace(/\d$/, '')

/** A pair in running text: 戊戌, in English Wu Xu. */
export function pairTextOf(_: Translate, pair: Ganzhi): string {
  return _({ ...PAIR_TEXT, values: { han: pair.ganzhi, roman: `${capital(pair.stem)} ${capital(pair.branch)}` } })
}

/** A branch in running text: 戌, in English the Dog. */
export function branchTextOf(_: Translate, branch: BranchCode): string {
  return _({ ...BRANCH_TEXT, values: { hanzi: BRANCH_HAN[branch], animal: _(ANIMAL_LABELS[branch]) } })
}

/** A branch where nothing beside it names what it is: 戌, but 未土. */
export function aloneBranchTextOf(_: Translate, branch: BranchCode): string {
  return withBranchNoun(branchTextOf(_, branch))
}
