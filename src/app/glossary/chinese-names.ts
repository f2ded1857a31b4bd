import type { Term } from '#readings/glossary/term.ts'
import type { Glossary } from './glossary.ts'
import { OPENED_ALONE } from './opened-alone.ts'
import type { Names, SoughtName } from './sought-names.ts'

/*
 * Chinese writes no space between words. A name of two characters or more is a term wherever it stands, but for the few that
 * are words of every day; a single character is one between （ and ） alone, but for two that nothing else is written with.
 * Both scripts stand side by side: each text finds its own.
 */

/** Single characters that are terms anywhere. */
const ANYWHERE = new Set(['hexagram', 'yao'])
/** Words of every day, terms between brackets alone. */
const COMMON =
  /^(?:pattern-state|strength-(?:dedi|deshi|zhonghe|jiruo|jiqiang)|reason-(?:tongguan|shunshi)|stage-muyu|stage-guandai|qi|relation-three-(?:combine|meeting)|generating|controlling)$/
/** Never found in a text: words that the almanac or the page itself opens. */
const UNSOUGHT = /^(?:because|duty-|image-text)/

/** What the same characters are part of, by those that stand before and after. */
const OTHERWISE: Readonly<Record<string, { readonly before?: string; readonly after?: string }>> = {
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
/** Names of stages that say something else unless a stem sits on them. */
const STAGE = /^stage-(?:shuai|bing4|si3|mu|jue|tai|yang3)$/

/** 日支 is one word, and so is the stem of a month. */
const placed = (part: string): readonly string[] => ['', ...'年月日时時运運岁歲'].map((place) => place + part)

/** Other names that the books put between brackets. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  'four-pillars': ['柱'],
  stems: placed('干'),
  branches: placed('支'),
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

/** A star without its 贵人 or 煞, a pattern without its 格: between brackets that is enough. */
const shortOf = ({ id, name }: Term): string[] => {
  if (/^star-.*guiren$/.test(id)) return name.length > 2 ? [name.slice(0, -2)] : []
  if (/^star-.*sha$/.test(id) && name.length > 2) return [name.slice(0, -1)]
  return id.startsWith('pattern-') && name.endsWith('格') ? [name.slice(0, -1)] : []
}

const meantAs =
  (id: string, isBracketsOnly: boolean): SoughtName['isMeant'] =>
  (text, from, to, isInBrackets) => {
    if (isBracketsOnly && !isInBrackets) return false
    const before = text[from - 1] ?? ''
    const after = text[to] ?? ''
    if (STAGE.test(id)) return before === '坐'
    const otherwise = OTHERWISE[id]
    return !(before && otherwise?.before?.includes(before)) && !(after && otherwise?.after?.includes(after))
  }

/** A title between 《 and 》, and a pair of stem and branch, is one word. */
const PASSED_OVER = /《[^》]*》|[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]/g

export function chineseNames(glossary: Glossary): Names {
  const terms = [...glossary.values()].filter(({ id }) => !UNSOUGHT.test(id) && !OPENED_ALONE.test(id))
  const own = new Set(terms.map(({ name }) => name))
  const sought = terms.flatMap((term): SoughtName[] => {
    const { id, name } = term
    const isBracketsOnly = COMMON.test(id) || (name.length === 1 && !ANYWHERE.has(id))
    const short = [...(SHORT[id] ?? []), ...shortOf(term)].filter((each) => !own.has(each))
    return [{ id, name, isMeant: meantAs(id, isBracketsOnly) }, ...short.map((each) => ({ id, name: each, isMeant: meantAs(id, true) }))]
  })
  return { sought, passedOver: PASSED_OVER }
}
