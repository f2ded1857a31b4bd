import type { Glossary } from './glossary.ts'
import { UNLINKED_TERMS } from './unlinked-terms.ts'
import type { TextNames, SearchedName } from './searched-names.ts'

/*
 * In English most names are everyday words. Names of several words are terms anywhere; single words only where the book
 * marks them: inside parentheses, or capitalised in the middle of a sentence.
 */

/** Single words that are terms anywhere. */
const ANYWHERE = /^(?:bazi|nayin|hexagram|trigram|lichun|stem-.*)$/
/** Names of several words that are everyday phrases. */
const COMMON =
  /^(?:strength-.*|pattern-state|reason-shunshi|stage-guandai|hour-unknown|receipt|two-charts|share-of-charts|star-sifei|star-yinchayangcuo|qi|jie|nothing-advised|primary-hexagram|do-dont|star-taohua)$/
/** Terms that need a capital even inside parentheses. */
const CAPITAL = /^(?:stem-|branch-|stage-|god-bijian|god-jiecai|nothing-advised)/
/** Never searched in texts: the page links these itself, or the word nearly always means something else. */
const NOT_SEARCHED = /^(?:because|image-text|yao|band|casting|receipt|duty-.*|layer-(?:annual|monthly|daily|hourly)|jie)$/

/** Short names used in the books inside parentheses. */
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
/** The text before a word that starts a sentence or a quotation. */
const SENTENCE_STARTS = /(?:^|[.?!:;…“‘])[\s”’)*]*$/
/** Text skipped as a whole: a title in asterisks, a pair of stem and branch, the rest of a word. */
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

/** Lists singular and plural of a name, with hyphens and with spaces. */
function listForms(name: string): readonly string[] {
  const one = name.toLowerCase()
  const other = one.endsWith('ches') ? one.slice(0, -2) : /[^su]s$/.test(one) ? one.slice(0, -1) : `${one}s`
  return [one, other].flatMap((each) => (each.includes('-') ? [each, each.replaceAll('-', ' ')] : [each]))
}

/** Name as used in texts: “Xu (Dog)” → Dog, “Jiase (Earth) pattern” → Jiase pattern. */
const nameInTexts = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name.replace(/ \(.+\)/, '')

/** Lists the names to search for in English texts. */
export function listEnglishNames(glossary: Glossary): TextNames {
  const names = [...glossary.values()]
    .filter(({ id }) => !NOT_SEARCHED.test(id) && !UNLINKED_TERMS.test(id))
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
