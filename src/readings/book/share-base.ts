/** What a family's percent is counted of: the day stem, which the ring of elements counts, is left out. Said once of a figure on a card. */
import type { ShareCode } from '#bazi/index.ts'
import type { Person } from '../facts/person.ts'
import type { Locale } from '../facts/written.ts'

const SHARE = /\{share:(\w+)\}/g
/** What belongs to an English figure and goes before its base: 13.6% out, 54.4% of your chart. */
const BELONGS = /^(?: (?:in|out|wide|underneath)| of [^,.;:⟨{]{1,40}?)(?=[,.;:]| ?⟨| and | but )/

/** Words for one figure, words for several. */
const WORDS: Readonly<Record<Locale, readonly [one: string, many: string]>> = {
  zh_CN: ['不计日干', '都不计日干'],
  zh_TW: ['不計日干', '都不計日干'],
  en_US: ['day stem left out', 'day stem left out of each'],
}

/** In brackets, or behind a comma where a term in brackets comes next. */
function baseBefore(rest: string, words: string, locale: Locale): string {
  if (/^ ?[⟨（(]/.test(rest)) return locale === 'en_US' ? `, ${words}` : `，${words}`
  return locale === 'en_US' ? ` (${words})` : `（${words}）`
}

/** A sentence of a text whose slots are not filled yet, with the base behind its last family's percent. */
function basedSentence(sentence: string, { analysis }: Person, locale: Locale, told: Set<string>): string {
  const slots = [...sentence.matchAll(SHARE)].filter(([, family]) => analysis.shares[family as ShareCode] > 0)
  const last = slots.at(-1)
  if (last === undefined || slots.every(([, family]) => told.has(family!))) return sentence
  for (const [, family] of slots) told.add(family!)
  const end = last.index + last[0].length
  const belongs = locale === 'en_US' ? (BELONGS.exec(sentence.slice(end))?.[0] ?? '') : ''
  const at = end + belongs.length
  const words = WORDS[locale][new Set(slots.map(([slot]) => slot)).size > 1 ? 1 : 0]
  return sentence.slice(0, at) + baseBefore(sentence.slice(at), words, locale) + sentence.slice(at)
}

/** A text whose slots are not filled yet, with the base of each family's percent that its card has not told; `told` gets them. */
export function withShareBase(text: string, person: Person, locale: Locale, told: Set<string>): string {
  if (!text.includes('{share:')) return text
  return text.replaceAll(/[^.。]+/g, (sentence) => basedSentence(sentence, person, locale, told))
}
