import type { Glossary } from './use-glossary.ts'
import { UNLINKED_TERM_PATTERN, type TermSearchNames, type SearchedName } from './searched-names.ts'

/**
 * Rules for terms in English texts: names of several words are terms anywhere, single words only inside parentheses or capitalised
 * mid-sentence.
 */

/** Ids of terms whose single-word names are terms anywhere. */
const ANYWHERE = /^(?:bazi|nayin|hexagram|trigram|lichun|stem-.*)$/
/** Ids of terms whose names are everyday phrases: treated like single words. */
const COMMON =
  /^(?:strength-.*|pattern-state|reason-shunshi|stage-guandai|hour-unknown|receipt|two-charts|share-of-charts|star-sifei|star-yinchayangcuo|qi|jie|nothing-advised|primary-hexagram|do-dont|star-taohua)$/
/** Ids of terms whose names need a capital even inside parentheses. */
const CAPITAL = /^(?:stem-|branch-|stage-|god-bijian|god-jiecai|nothing-advised)/
/** Ids of terms never searched for in texts: the page links them itself, or the word nearly always means something else. */
const NOT_SEARCHED = /^(?:because|image-text|yao|band|casting|receipt|duty-.*|layer-(?:annual|monthly|daily|hourly)|jie)$/

/** Per term id, the short names that the books use inside parentheses. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  branches: ['branch'],
  'share-resource': ['seal', 'seals'],
  'useful-yongshen': ['useful'],
  'useful-xishen': ['helpful'],
  'useful-jishen': ['adverse'],
  'useful-choushen': ['opposing'],
  'useful-xianshen': ['idle'],
  'layer-major': ['cycle', 'cycles', 'luck'],
  'pattern-huaqi': ['transformed'],
  'pattern-dominant': ['dominant'],
  'pattern-following': ['following'],
  'strength-deling': ['off season', 'out of season', 'season'],
  'strength-dedi': ['rootless'],
  'strength-deshi': ['unsupported', 'support'],
  relations: ['ties'],
  'relation-six-combine': ['join', 'joined', 'joins'],
  'relation-harm': ['crossed', 'crosses', 'harm'],
  'relation-clash': ['clash', 'faces', 'faced'],
  'relation-punish': ['rub', 'rubs'],
  'hidden-stems': ['hidden'],
  'double-hour': ['zi', 'chou', 'yin', 'mao', 'chen', 'si', 'wu', 'wei', 'shen', 'you', 'xu', 'hai'].map((branch) => `hour of ${branch}`),
  'relation-break': ['nudges'],
  'five-elements': ['element', 'elements'],
}

const LETTER = /[\p{L}\p{N}-]/u
/** Matches the text before a word that starts a sentence or a quotation. */
const SENTENCE_STARTS = /(?:^|[.?!:;…“‘])[\s”’)*]*$/
/** Passages that are skipped in the search for terms: a title in asterisks, a pair of stem and branch, the rest of a word. */
const SKIPPED =
  /\*[^*]*\*|\b(?:Jia|Yi|Bing|Ding|Wu|Ji|Geng|Xin|Ren|Gui) (?:Zi|Chou|Yin|Mao|Chen|Si|Wu|Wei|Shen|You|Xu|Hai)\b|(?<=\p{L})\p{L}+/gu

interface TermRules {
  readonly isCommon: boolean
  readonly needsCapital: boolean
  readonly isParenthesesOnly: boolean
}

const createTermTest =
  ({ isCommon, needsCapital, isParenthesesOnly }: TermRules): SearchedName['isTerm'] =>
  (text, from, to, isInParentheses) => {
    if (LETTER.test(text[from - 1] ?? '') || LETTER.test(text[to] ?? '')) return false
    const hasCapital = /\p{Lu}/u.test(text[from]!)
    if (needsCapital && !hasCapital) return false
    if (isInParentheses || (!isCommon && !isParenthesesOnly)) return true
    return hasCapital && !isParenthesesOnly && !SENTENCE_STARTS.test(text.slice(Math.max(0, from - 12), from))
  }

/** Lists singular and plural of a name; a name with hyphens also with spaces. */
function listForms(name: string): readonly string[] {
  const one = name.toLowerCase()
  const other = one.endsWith('ches') ? one.slice(0, -2) : /[^su]s$/.test(one) ? one.slice(0, -1) : `${one}s`
  return [one, other].flatMap((each) => (each.includes('-') ? [each, each.replaceAll('-', ' ')] : [each]))
}

/** Returns a name in the form used in texts: “Xu (Dog)” → Dog, “Jiase (Earth) pattern” → Jiase pattern. */
const nameInTexts = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name.replace(/ \(.+\)/, '')

/** Lists the names to search for in English texts. */
export function listEnglishTermNames(glossary: Glossary): TermSearchNames {
  const names = [...glossary.values()]
    .filter(({ id }) => !NOT_SEARCHED.test(id) && !UNLINKED_TERM_PATTERN.test(id))
    .flatMap(({ id, name }): SearchedName[] => {
      const shortened = nameInTexts(name)
      const isCommon = !ANYWHERE.test(id) && (COMMON.test(id) || !/[ -]/.test(shortened))
      const isTerm = createTermTest({ isCommon, needsCapital: CAPITAL.test(id), isParenthesesOnly: false })
      const isShortTerm = createTermTest({ isCommon: true, needsCapital: false, isParenthesesOnly: true })
      return [
        ...listForms(shortened).map((form) => ({ id, name: form, isTerm })),
        ...(SHORT[id] ?? []).map((form) => ({ id, name: form, isTerm: isShortTerm })),
      ]
    })
  return { names, skipped: SKIPPED }
}
