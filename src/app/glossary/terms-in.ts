import type { Locale } from '#contract/locale.ts'
import type { Glossary } from './glossary.ts'
import { chineseNames } from './chinese-names.ts'
import { englishNames } from './english-names.ts'
import type { Names, SoughtName } from './sought-names.ts'

/** A term as it stands in a text. */
export interface FoundTerm {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Names by their first letter, the longest first. */
interface Matcher extends Pick<Names, 'passedOver'> {
  readonly byFirst: ReadonlyMap<string, readonly SoughtName[]>
}

/** How names are found in the texts of a language. */
const namesOf: Readonly<Record<Locale, (glossary: Glossary) => Names>> = {
  zh_CN: chineseNames,
  zh_TW: chineseNames,
  en_US: englishNames,
}

const matchers = new WeakMap<Glossary, Matcher>()

/** Every term of the glossary that a text names, from its beginning to its end, never one within another. */
export function termsIn(text: string, locale: Locale, glossary: Glossary): FoundTerm[] {
  const { byFirst, passedOver } = matcherOf(locale, glossary)
  const small = text.toLowerCase()
  const passed = new Map([...text.matchAll(passedOver)].map((whole) => [whole.index, whole[0].length]))
  const found: FoundTerm[] = []
  let depth = 0
  for (let at = 0; at < text.length;) {
    const char = small[at]!
    if (char === '（' || char === '(') depth++
    if (char === '）' || char === ')') depth--
    const whole = passed.get(at)
    const name = whole ? undefined : byFirst.get(char)?.find((each) => stands(each, small, text, at, depth > 0))
    if (name) found.push({ id: name.id, from: at, to: at + name.name.length })
    at += whole ?? name?.name.length ?? 1
  }
  return found
}

function stands({ name, isMeant }: SoughtName, small: string, text: string, at: number, isInBrackets: boolean): boolean {
  return small.startsWith(name, at) && isMeant(text, at, at + name.length, isInBrackets)
}

/** Made once for a glossary and kept with it. */
function matcherOf(locale: Locale, glossary: Glossary): Matcher {
  const kept = matchers.get(glossary)
  if (kept) return kept
  const { sought, passedOver } = namesOf[locale](glossary)
  const longestFirst = sought.toSorted((a, b) => b.name.length - a.name.length)
  const made = { passedOver, byFirst: Map.groupBy(longestFirst, ({ name }) => name[0]!) }
  matchers.set(glossary, made)
  return made
}
