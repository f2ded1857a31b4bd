import type { Locale } from '#contract/locale.ts'
import type { Glossary } from './use-glossary.ts'
import { listChineseTermNames } from './chinese-names.ts'
import { listEnglishTermNames } from './english-names.ts'
import type { TermSearchNames, SearchedName } from './searched-names.ts'

/** Occurrence of a term in a text. */
export interface FoundTerm {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Index of the searched names by first character; each list has the longest name first. */
interface Matcher extends Pick<TermSearchNames, 'skipped'> {
  readonly byFirst: ReadonlyMap<string, readonly SearchedName[]>
}

/** Per language, the function that lists the names to search for. */
const listNames: Readonly<Record<Locale, (glossary: Glossary) => TermSearchNames>> = {
  zh_CN: listChineseTermNames,
  zh_TW: listChineseTermNames,
  en_US: listEnglishTermNames,
}

const matchers = new WeakMap<Glossary, Matcher>()

/** Finds all terms in a text, in order and without overlaps. */
export function findTerms(text: string, locale: Locale, glossary: Glossary): FoundTerm[] {
  const { byFirst, skipped } = getMatcher(locale, glossary)
  const lowerCase = text.toLowerCase()
  const skippedLengths = new Map([...text.matchAll(skipped)].map((whole) => [whole.index, whole[0].length]))
  const found: FoundTerm[] = []
  let depth = 0
  for (let at = 0; at < text.length;) {
    const char = lowerCase[at]!
    if (char === '（' || char === '(') depth++
    if (char === '）' || char === ')') depth--
    const whole = skippedLengths.get(at)
    const name = whole ? undefined : byFirst.get(char)?.find((each) => isAt(each, lowerCase, text, at, depth > 0))
    if (name) found.push({ id: name.id, from: at, to: at + name.name.length })
    at += whole ?? name?.name.length ?? 1
  }
  return found
}

function isAt({ name, isTerm }: SearchedName, lowerCase: string, text: string, at: number, isInBrackets: boolean): boolean {
  return lowerCase.startsWith(name, at) && isTerm(text, at, at + name.length, isInBrackets)
}

/** Returns the matcher of a glossary, cached per glossary. */
function getMatcher(locale: Locale, glossary: Glossary): Matcher {
  const cached = matchers.get(glossary)
  if (cached) return cached
  const { names, skipped } = listNames[locale](glossary)
  const longestFirst = names.toSorted((a, b) => b.name.length - a.name.length)
  const matcher = { skipped, byFirst: Map.groupBy(longestFirst, ({ name }) => name[0]!) }
  matchers.set(glossary, matcher)
  return matcher
}
