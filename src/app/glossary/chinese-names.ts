import type { Term } from '#readings/glossary/term.ts'
import type { Glossary } from './use-glossary.ts'
import { UNLINKED_TERM_PATTERN, type TermSearchNames, type SearchedName } from './searched-names.ts'

/**
 * Rules for terms in Chinese texts (both scripts): longer names are terms anywhere, except everyday words; single characters only
 * inside （）.
 */

/** Ids of terms whose single-character names are terms anywhere. */
const ANYWHERE = new Set(['hexagram', 'yao'])
/** Ids of terms whose names are everyday words: terms only inside brackets. */
const COMMON =
  /^(?:pattern-state|strength-(?:dedi|deshi|zhonghe|jiruo|jiqiang)|reason-(?:tongguan|shunshi)|stage-muyu|stage-guandai|qi|relation-three-(?:combine|meeting)|generating|controlling)$/
/** Ids of terms never searched for in texts: the almanac or the page links them itself. */
const NOT_SEARCHED = /^(?:because|duty-|image-text)/

/** Per term id, the characters before or after the name that make it part of another word. */
const PART_OF_OTHER_WORD: Readonly<Record<string, { readonly before?: string; readonly after?: string }>> = {
  'day-master': { before: '生', after: '要张張' },
  stems: { before: '今明昨前后後每当當', after: '净淨燥活预預' },
  branches: { before: '本当當开開', after: '持付撑撐出' },
  'layer-major': { before: '命幸', after: '动動会會河' },
  'layer-annual': { before: '一二三四五六七八九十几幾' },
  'start-of-luck': { before: '一' },
  'pattern-following': { after: '局' },
  'strength-shenqiang': { after: '力体體' },
  'relation-six-combine': { before: '配适適符结結联聯综綜', after: '彩适適' },
  'relation-three-combine': { after: '院一板' },
  'relation-break': { before: '格财財印看识識' },
  'pattern-yuejiege': { after: '财財' },
  'branch-wei': { before: '合尚', after: '全必免来來详詳' },
  'branch-zi': { before: '孩儿兒妻女', after: '女孙孫' },
  'branch-shen': { after: '请請报報诉訴' },
  'stem-ji': { before: '自' },
}
/** Ids of life stages whose names are terms only after 坐. */
const STAGE = /^stage-(?:shuai|bing4|si3|mu|jue|tai|yang3)$/

/** Lists a name alone and with a pillar before it: 日支, 月干. */
const withPlaces = (part: string): readonly string[] => ['', ...'年月日时時运運岁歲'].map((place) => place + part)

/** Per term id, the short names that the books use inside brackets. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  'four-pillars': ['柱'],
  stems: withPlaces('干'),
  branches: withPlaces('支'),
  rooted: ['有根', '为根', '為根', '藏根'],
  'strength-deling': ['失令'],
  'strength-dedi': ['失地'],
  'strength-deshi': ['失势', '失勢'],
  'relation-six-combine': ['合'],
  'relation-punish': ['三刑'],
  'layer-major': ['运', '運'],
  'layer-annual': ['岁', '歲'],
  'share-wealth': ['财星', '財星'],
  'share-resource': ['印星'],
  'share-officer': ['官', '官星'],
  'share-peer': ['比'],
  'god-qisha': ['杀', '殺'],
  'star-tianyiguiren': ['贵人', '貴人'],
  'star-lushen': ['禄', '祿'],
}

/** Lists regular short forms of a term used inside brackets: a star without 贵人 or 煞, a pattern without 格. */
const listShortNames = ({ id, name }: Term): string[] => {
  if (/^star-.*guiren$/.test(id)) return name.length > 2 ? [name.slice(0, -2)] : []
  if (/^star-.*sha$/.test(id) && name.length > 2) return [name.slice(0, -1)]
  return id.startsWith('pattern-') && name.endsWith('格') ? [name.slice(0, -1)] : []
}

const createTermTest =
  (id: string, isBracketsOnly: boolean): SearchedName['isTerm'] =>
  (text, from, to, isInBrackets) => {
    if (isBracketsOnly && !isInBrackets) return false
    const before = text[from - 1] ?? ''
    const after = text[to] ?? ''
    if (STAGE.test(id)) return before === '坐'
    const neighbours = PART_OF_OTHER_WORD[id]
    return !(before && neighbours?.before?.includes(before)) && !(after && neighbours?.after?.includes(after))
  }

/** Passages that are skipped in the search for terms: a title in 《》, a pair of stem and branch. */
const SKIPPED = /《[^》]*》|[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]/g

/** Lists the names to search for in Chinese texts. */
export function listChineseTermNames(glossary: Glossary): TermSearchNames {
  const terms = [...glossary.values()].filter(({ id }) => !NOT_SEARCHED.test(id) && !UNLINKED_TERM_PATTERN.test(id))
  const own = new Set(terms.map(({ name }) => name))
  const names = terms.flatMap((term): SearchedName[] => {
    const { id, name } = term
    const isBracketsOnly = COMMON.test(id) || (name.length === 1 && !ANYWHERE.has(id))
    const short = [...(SHORT[id] ?? []), ...listShortNames(term)].filter((each) => !own.has(each))
    return [
      { id, name, isTerm: createTermTest(id, isBracketsOnly) },
      ...short.map((each) => ({ id, name: each, isTerm: createTermTest(id, true) })),
    ]
  })
  return { names, skipped: SKIPPED }
}
