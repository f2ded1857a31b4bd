/** Finds the glossary entries that a question names. */
import { BRANCH_HAN, BRANCHES, elementOfBranch, elementOfStem, names as han, STEM_HAN, STEMS } from '#bazi/index.ts'
import glossary from '../../glossary/glossary.json' with { type: 'json' }
import { normalizeQuestion } from '../ask/normal.ts'
import { ALIASES } from '../text/dt.ts'

interface Name {
  readonly id: string
  readonly name: string
  readonly isHan: boolean
  /** Too short or common to count within a sentence: matches only if it is the whole subject of the question. */
  readonly isWeak: boolean
}

const HAN = /\p{Script=Han}/u
const COMMON =
  /^(stage|duty|layer|relation|element|stem|branch|strength)-|^(because|band|yao|image-text|chart|qi|jie|stars|strength|stems|branches|pattern|animal|casting|judgement)$/
const withoutTones = (pinyin: string) => pinyin.normalize('NFD').replaceAll(/\p{M}/gu, '')

function nameOf(id: string, text: string, isAlias: boolean): Name {
  const name = normalizeQuestion(text)
  const isHan = HAN.test(name)
  const isWeak = isHan ? name.length === 1 : !isAlias && (COMMON.test(id) || name.length < 5) && !name.includes(' ')
  return { id, name, isHan, isWeak }
}

/** Returns the English names of an entry: Xu (Dog) → Xu, Dog; an element in the name of a pattern is no name of it. */
const englishNames = (id: string, text: string) => [
  text,
  text.replace(/ \(.*\)/, ''),
  ...(id.startsWith('pattern-') ? [] : (/\((.*)\)/.exec(text)?.slice(1) ?? [])),
]

/** Returns the names of a stem or branch with its element: 甲木, 辰土; jia wood, dragon branch. */
const elementNames = (id: string): readonly Name[] => {
  const branch = BRANCHES.find((one) => id === `branch-${one}`)
  if (branch !== undefined) {
    const animal = /\((.+)\)/.exec(glossary.find((entry) => entry.id === id)!.en_US)![1]!
    return [`${BRANCH_HAN[branch]}${han.elements[elementOfBranch(branch)]}`, `${animal} branch`].map((text) => nameOf(id, text, true))
  }
  const stem = STEMS.find((one) => id === `stem-${one}`)
  if (stem === undefined) return []
  const element = elementOfStem(stem)
  return [`${STEM_HAN[stem]}${han.elements[element]}`, `${stem} ${element}`].map((text) => nameOf(id, text, true))
}

const names: readonly Name[] = glossary
  .flatMap(({ id, zh_CN, en_US, pinyin }) => [
    nameOf(id, zh_CN, false),
    ...englishNames(id, en_US).flatMap((text) => [text, text.replaceAll('-', ' ')].map((one) => nameOf(id, one, false))),
    nameOf(id, withoutTones(pinyin), false),
    nameOf(id, withoutTones(pinyin).replaceAll(' ', ''), false),
    ...(ALIASES[id] ?? []).map((text) => nameOf(id, text, true)),
    ...elementNames(id),
  ])
  .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i || name.length > 3)
  .toSorted((a, b) => b.name.length - a.name.length)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Question words; the subject remains when they are removed. */
const ASKING =
  /是不是|一回事|一个(东西|意思)|一样|同一个|哪(个|一个)更?(凶|重|好|强|大|厉害|要紧|重要|准)(些|一点|点)?|更(凶|重|强)|有(什么|啥)(区别|不同|不一样)|有何(区别|不同)|(哪里|怎么)?(不同|不一样)|差在哪(里|儿)?|差多少|怎么分|区别|差别|什么是|什么叫|是什么意思|什么意思|是什么|是啥意思|是啥|啥叫|啥是|啥意思|意思|解释一?下?|请问|介绍一?下?|怎么看|怎么理解|有什么用|代表什么|代表|讲讲|说说|我(的)?(盘|命|八字)?(里|上|中)?|有没有|有|在哪里?|呢|吗|啊|的|[“”"'？?。，,!！ ]|哪个|算什么|\b(what (is|are|does|do|s)|what's|explain|define|tell me about|meaning of|mean(s|ing)?|difference between|how do|how does|how is|how are|differ(s|ence)?|which( one)?|matters?|related|they|more|better|worse|stronger|important|the|an?|in (bazi|my chart|a chart)|stand for|please|represent)\b/g

interface NameInText {
  readonly from: number
  readonly to: number
  readonly id: string
}

/** Finds the names of entries within a text in normal form; of overlapping names the longer one wins. */
function namesIn(text: string): readonly NameInText[] {
  const taken: NameInText[] = []
  for (const { id, name, isHan, isWeak } of names) {
    // `includes` first: compiling a pattern for every absent name would be slow.
    if (isWeak || !text.includes(name)) continue
    const found = new RegExp(isHan ? escaped(name) : `\\b${escaped(name)}s?\\b`, 'g')
    for (const match of text.matchAll(found)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (taken.every((other) => to <= other.from || from >= other.to)) taken.push({ from, to, id })
    }
  }
  return taken.toSorted((a, b) => a.from - b.from)
}

/** Lists the words of a term by which entries are found: names within it, or the whole term. */
export function listNamesIn(term: string): readonly string[] {
  const found = namesIn(term).map(({ from, to }) => term.slice(from, to))
  return found.length > 0 ? found : weakIn(term).length > 0 ? [term] : []
}

/** Whether a text names one entry by two names, as in a question whether they are the same. */
export function isEntryNamedTwice(question: string): boolean {
  const text = normalizeQuestion(question)
  const found = namesIn(text)
  const words = new Set(found.map(({ from, to }) => text.slice(from, to)))
  return words.size > 1 && new Set(found.map(({ id }) => id)).size === 1
}

/** Lists the ids of the entries that a question names, in the question's order. */
export function findEntryIds(question: string): readonly string[] {
  // "Direct and indirect wealth" contains two names.
  const text = normalizeQuestion(question).replaceAll(
    /\b(direct|indirect) (and|or|vs\.?|versus|from|&) (direct|indirect) (wealth|resource|officer|seal)\b/g,
    '$1 $4 $2 $3 $4',
  )
  const ids = [...new Set(namesIn(text).map(({ id }) => id))]
  const weak = [...new Set(weakIn(text))]
  return ids.length === 0 || (ids.length === 1 && weak.length > 1) ? weak : ids
}

/** Lists entries whose name equals a subject of the question, once question words are removed: 冲和刑. */
function weakIn(text: string): readonly string[] {
  const left = text.replaceAll(ASKING, (word) => (HAN.test(word) ? '' : ' ')).trim()
  const subjects = left.split(/[和跟与、]|\bvs\.?\b|\bversus\b|\band\b|\bor\b/).map((word) => word.trim().replace(/^(a|an|the) /, ''))
  return subjects.flatMap((subject) => names.find(({ name }) => name === subject)?.id ?? [])
}
