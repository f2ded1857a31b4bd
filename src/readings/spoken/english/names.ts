/**
 * Pinyin names respelt for English voices, which would say Xin as “zin”. Sounds as guides describe them: x as sh, q as ch,
 * ui as in way.
 */
import { BRANCH_HAN, STEM_HAN } from '#bazi/cycle.ts'
import type { SpokenRule } from '../replace.ts'

/** Only syllables that would be mispronounced; others (bing, chen) are left out. */
const SOUNDS: Readonly<Record<string, string>> = {
  jia: 'jee-ah',
  yi: 'yee',
  wu: 'woo',
  ji: 'jee',
  geng: 'gung',
  xin: 'shin',
  gui: 'gway',
  zi: 'zuh',
  chou: 'choe',
  si: 'suh',
  wei: 'way',
  you: 'yo',
  xu: 'shoo',
  hai: 'high',
}

const WORDS: Readonly<Record<string, string>> = {
  Bazi: 'bah-zuh',
  Nayin: 'nah-yin',
  Taiji: 'tie-jee',
  Jianlu: 'jen-loo',
  Quzhi: 'chew-jer',
  Yanshang: 'yen-shahng',
  Jiase: 'jee-ah-suh',
  Congge: 'tsong-guh',
  Runxia: 'run-shee-ah',
  Huagai: 'hoo-ah-guy',
  qi: 'chee',
  'Di Tian Sui': 'dee tee-en sway',
  'Ditian Sui': 'dee tee-en sway',
  'Ziping Zhenquan': 'zuh-ping jun choo-en',
  Ziping: 'zuh-ping',
  'Qiongtong Baojian': 'chong-tong bao jee-en',
  'Sanming Tonghui': 'sahn-ming tong-way',
  'Yuanhai Ziping': 'yuen-high zuh-ping',
  'Shenfeng Tongkao': 'shen-fung tong-kao',
  Xunzi: 'shun-zuh',
  Zhuangzi: 'joo-ong-zuh',
  Daodejing: 'dao duh jing',
}

const syllableOf = (code: string) => code.replace(/\d$/, '')
const capital = (syllable: string) => syllable[0]!.toUpperCase() + syllable.slice(1)
const said = (syllable: string) => SOUNDS[syllable] ?? syllable

const STEMS = Object.keys(STEM_HAN).map(syllableOf)
const BRANCHES = Object.keys(BRANCH_HAN).map(syllableOf)
const either = (syllables: readonly string[]) => `(${syllables.map(capital).join('|')})`
const PAIR = `${either(STEMS)} ${either(BRANCHES)}`

const byCharacter = new Map(
  [...Object.entries(STEM_HAN), ...Object.entries(BRANCH_HAN)].map(([code, character]) => [character as string, capital(syllableOf(code))]),
)

/** Converts stems and branches to pinyin: 庚辰 → Geng Chen. Other characters are dropped, because English voices skip them. */
export const spellPinyin = (characters: string) =>
  [...characters]
    .map((character) => byCharacter.get(character))
    .filter(Boolean)
    .join(' ')

const pairSaid = (stem: string, branch: string) => `${said(stem.toLowerCase())} ${said(branch.toLowerCase())}`

/** Rules for years with their pairs; applied before the rules for brackets and figures. */
export const YEAR_PAIR_RULES: readonly SpokenRule[] = [
  [/\s?[（(]\s*[\p{Script=Han}、，\s]+[)）]/gu, ''],
  [/(\p{Script=Han}+)/gu, spellPinyin],
  [/[《》「」『』〈〉、。，；：？！（）]/g, ' '],
  [new RegExp(`(\\d{4}) \\((${PAIR})\\)`, 'g'), '$1 (the year $2)'],
]

export const NAME_RULES: readonly SpokenRule[] = [
  ...Object.entries(WORDS).map(([word, sounds]): SpokenRule => [
    new RegExp(`\\b${word}\\b`, word === 'Bazi' || word === 'Nayin' ? 'gi' : 'g'),
    sounds,
  ]),
  [new RegExp(`\\b${PAIR}\\b`, 'g'), pairSaid],
  // A single "You" is nearly always the pronoun; the branch by itself is called the Rooster.
  [
    new RegExp(`\\b${either([...STEMS, ...BRANCHES].filter((syllable) => syllable !== 'you'))}\\b`, 'g'),
    (name) => said(name.toLowerCase()),
  ],
]
