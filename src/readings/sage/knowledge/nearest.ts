/** Recognises a question about a term that has no entry, and lists the entries nearest to it. */
import glossary from '../../glossary/glossary.json' with { type: 'json' }
import { normalizeQuestion } from '../ask/normal.ts'
import { findEntryIds } from './names.ts'
import { findNearestEntries } from './search.ts'

const MOST = 3
const HAN = /\p{Script=Han}/u
const LONGEST = { han: 8, words: 4 } as const

const DEFINITIONS: readonly RegExp[] = [
  /^(?:.{0,10}[，,：:]|.{0,3} )?(?:请问|想问)?(?:什么是|什么叫|啥叫|啥是|何谓|解释一?下?|介绍一?下?|讲讲|说说)([^，,]+?)[呢啊呀吗？?。!！]*(?:$|[，,])/,
  /^(?:.{0,10}[，,：:]|.{0,3} )?([^，,]+?)(?:到底|又|都|是|的)*(?:是什么意思|什么意思|的意思|是啥意思|啥意思|是什么|是啥|指的?是?什么|指啥|怎么理解|是怎么回事)(?:东西|来着)?[呢啊呀吗？?。!！]*(?:$|[，,])/,
  /^(?:so |hey |hi |please |ok )*(?:what(?:'s| is| are)|define|explain|tell me about) (.+?)(?: mean(?:ing)?| stand for| in (?:ba ?zi|a chart|my chart))?[?.!]*$/,
  /^what does (.+?) (?:mean|stand for)/,
  /^(.+?) meaning[?.!]*$/,
]
/** Questions of another form than a bare term. */
const QUESTION = /[吗呢啊吧哪谁几我你]|怎么|咋|如何|什么|啥|多少|有没|为何|区别|不同|哈|帮|不|能|会|该/
/** Words around a term that belong to no other term. */
const ASIDE_HAN =
  /我的?|你们?|这个|那个|盘[里上]?|命[里中局]?|八字[里中]?|里|中|的|老?听人说|看书上|网上|算命的?说|叫|一个|两个|和|与|跟|及|都|星|格局?|日|柱|神|煞|时|年|月|局|支|干|[木火土金水]|主|气|运|表|东西|[用多旺见带坐动重轻是]|[^\p{Script=Han}]/gu
const ASIDE_ENGLISH =
  /\b(?:an?|the|my|your|this|that|these|of|in|for|to|and|or|as|on|with|by|like|good|bad|called|thing|kind|stars?|charts?|patterns?|elements?|gods?|branch(?:es)?|stems?|pillars?|years?|months?|days?|hours?|stages?|luck|cycles?|ba ?zi|chinese|what|is|are|does|it|if|weak|strong|master|yin|yang|wood|fire|earth|metal|water|meant|mean|based|whole|exactly|really|even|please|lol|just|time|lines?|births?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|jia|yi|bing|ding|wu|ji|geng|xin|ren|gui|zi|chou|mao|chen|si|wei|shen|you|xu|hai|rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig|no|not|up|one's|someone)\b|[^a-z ]/g

/** Returns the term that a question asks the meaning of, if the question has no more in it. */
function askedTermOf(text: string): string | undefined {
  const quoted = /"([^"]{2,24})"/.exec(text)?.[1]
  for (const words of DEFINITIONS) {
    const found = words.exec(text)?.[1]?.trim()
    if (found === undefined || found === '') continue
    const term = (quoted !== undefined && found.includes(quoted) ? quoted : found).replace(/^(这个?|那个?)/, '')
    if (/\d/.test(term)) return undefined
    if (HAN.test(term) ? term.length <= LONGEST.han : term.split(' ').length <= LONGEST.words) return term
    return undefined
  }
  return /^\p{Script=Han}{3,6}$/u.test(text) && !QUESTION.test(text) ? text : undefined
}

/** Removes the names of entries and the words around them; what remains belongs to another term. */
function remainderOf(term: string, names: readonly string[]): string {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), term)
  return (HAN.test(term) ? rest.replaceAll(ASIDE_HAN, '') : rest.replaceAll(ASIDE_ENGLISH, ' ')).replaceAll(/\s+/g, ' ').trim()
}

/** Lists entries whose name shares two characters, or a long word, with a term. */
function similarIdsOf(term: string): readonly string[] {
  const isHan = HAN.test(term)
  const parts = isHan
    ? [...term].slice(0, -1).map((char, i) => char + [...term][i + 1]!)
    : term.split(' ').filter((word) => word.length > 4)
  const kind = /[煞星]$|贵人$|\bstars?$/.test(term) ? ['stars'] : /格局?$|\bpattern$/.test(term) ? ['pattern'] : []
  const alike = glossary.filter((entry) => {
    const name = normalizeQuestion(isHan ? entry.zh_CN : entry.en_US)
    return parts.some((part) => name.includes(part))
  })
  return [...kind, ...alike.map(({ id }) => id)]
}

export interface TermWithoutEntry {
  readonly term: string
  /** Ids of entries on other terms. */
  readonly near: readonly string[]
}

/** Returns the term without an entry that a question asks about. `namesOf`: the words by which entries were found in a text. */
export function findTermWithoutEntry(question: string, namesOf: (text: string) => readonly string[]): TermWithoutEntry | undefined {
  const text = normalizeQuestion(question)
  const term = askedTermOf(text)
  if (term === undefined || remainderOf(term, namesOf(term)).length < (HAN.test(term) ? 1 : 3)) return undefined
  // A typing error in a name is no other term.
  if (findNearestEntries(term)?.isName) return undefined
  return { term, near: [...new Set([...findEntryIds(term), ...similarIdsOf(term)])].slice(0, MOST) }
}
