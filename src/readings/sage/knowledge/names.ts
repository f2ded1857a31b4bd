/** Finds the glossary entries that a question names. */
import { elementOfStem, names as han, STEM_HAN, STEMS } from '#bazi/index.ts'
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

const englishNames = (text: string) => [text, text.replace(/ \(.*\)$/, ''), ...(/\((.*)\)/.exec(text)?.slice(1) ?? [])]

/** Returns the names of a stem with its element: 甲木; jia wood. */
const stemNames = (id: string): readonly Name[] => {
  const stem = STEMS.find((one) => id === `stem-${one}`)
  if (stem === undefined) return []
  const element = elementOfStem(stem)
  return [`${STEM_HAN[stem]}${han.elements[element]}`, `${stem} ${element}`].map((text) => nameOf(id, text, true))
}

const names: readonly Name[] = glossary
  .flatMap(({ id, zh_CN, en_US, pinyin }) => [
    nameOf(id, zh_CN, false),
    ...englishNames(en_US).flatMap((text) => [text, text.replaceAll('-', ' ')].map((one) => nameOf(id, one, false))),
    nameOf(id, withoutTones(pinyin), false),
    nameOf(id, withoutTones(pinyin).replaceAll(' ', ''), false),
    ...(ALIASES[id] ?? []).map((text) => nameOf(id, text, true)),
    ...stemNames(id),
  ])
  .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i || name.length > 3)
  .toSorted((a, b) => b.name.length - a.name.length)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Question words; the subject remains when they are removed. */
const ASKING =
  /有(什么|啥)(区别|不同|不一样)|有何(区别|不同)|(哪里|怎么)?(不同|不一样)|差在哪(里|儿)?|差多少|怎么分|区别|差别|什么是|什么叫|是什么意思|什么意思|是什么|是啥意思|是啥|啥叫|啥是|啥意思|意思|解释一?下?|请问|介绍一?下?|怎么看|怎么理解|有什么用|代表什么|代表|讲讲|说说|我(的)?(盘|命|八字)?(里|上|中)?|有没有|有|在哪里?|呢|吗|啊|的|[“”"'？?。，,!！ ]|哪个|算什么|\b(what (is|are|does|do|s)|what's|explain|define|tell me about|meaning of|mean(s|ing)?|difference between|how do|how does|how is|how are|differ(s|ence)?|the|an?|in (bazi|my chart|a chart)|stand for|please|represent)\b/g

/** Lists the ids of the entries that a question names, in the question's order; of overlapping names the longer one wins. */
export function findEntryIds(question: string): readonly string[] {
  // "Direct and indirect wealth" contains two names.
  const text = normalizeQuestion(question).replaceAll(
    /\b(direct|indirect) (and|or|vs\.?|versus|from|&) (direct|indirect) (wealth|resource|officer|seal)\b/g,
    '$1 $4 $2 $3 $4',
  )
  const taken: { from: number; to: number; id: string }[] = []
  for (const { id, name, isHan, isWeak } of names) {
    // `includes` first: compiling a pattern for every absent name would be slow.
    if (isWeak || !text.includes(name)) continue
    const found = new RegExp(isHan ? escaped(name) : `\\b${escaped(name)}s?\\b`, 'g')
    for (const match of text.matchAll(found)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (taken.every((other) => to <= other.from || from >= other.to)) taken.push({ from, to, id })
    }
  }
  const ids = [...new Set(taken.toSorted((a, b) => a.from - b.from).map(({ id }) => id))]
  const weak = weakIn(text)
  return ids.length === 0 || (ids.length === 1 && weak.length > 1) ? weak : ids
}

/** Lists entries whose name equals a subject of the question, once question words are removed: 冲和刑. */
function weakIn(text: string): readonly string[] {
  const left = text.replaceAll(ASKING, (word) => (HAN.test(word) ? '' : ' ')).trim()
  const subjects = left.split(/[和跟与、]|\bvs\.?\b|\bversus\b|\band\b|\bor\b/).map((word) => word.trim().replace(/^(a|an|the) /, ''))
  return subjects.flatMap((subject) => names.find(({ name }) => name === subject)?.id ?? [])
}
