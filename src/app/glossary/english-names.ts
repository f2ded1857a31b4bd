import type { Glossary } from './glossary.ts'
import { OPENED_ALONE } from './opened-alone.ts'
import type { Names, SoughtName } from './sought-names.ts'

/*
 * In English most names are words of every day. Those of several words are terms wherever they stand; the others are where the
 * book marks them: between parentheses, or with a capital in the middle of a sentence.
 */

/** One word, and yet a term wherever it stands. */
const ANYWHERE = /^(?:bazi|nayin|hexagram|trigram|lichun|stem-.*)$/
/** Several words, and yet what anybody may say. */
const COMMON =
  /^(?:strength-.*|pattern-state|reason-shunshi|stage-guandai|hour-unknown|receipt|two-charts|share-of-charts|star-sifei|star-yinchayangcuo|qi|jie|nothing-advised|primary-hexagram|do-dont|star-taohua)$/
/** Words that stand between parentheses without being terms, unless they have their capital there as well. */
const CAPITAL = /^(?:stem-|branch-|stage-|god-bijian|god-jiecai|nothing-advised)/
/** Never found in a text: the page itself opens them, or they say another thing in nearly every sentence. */
const UNSOUGHT = /^(?:because|image-text|yao|band|casting|receipt|duty-.*|layer-(?:annual|monthly|daily|hourly)|jie)$/

/** Other names that the books put between parentheses. */
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
/** Nothing but spaces and quotes since the last sentence ended, or a quotation began. */
const SENTENCE_STARTS = /(?:^|[.?!:;…“‘])[\s”’)*]*$/
/** A title between asterisks, and a pair of stem and branch, is one word; no term begins within one. */
const PASSED_OVER =
  /\*[^*]*\*|\b(?:Jia|Yi|Bing|Ding|Wu|Ji|Geng|Xin|Ren|Gui) (?:Zi|Chou|Yin|Mao|Chen|Si|Wu|Wei|Shen|You|Xu|Hai)\b|(?<=\p{L})\p{L}+/gu

interface Manner {
  readonly isCommon: boolean
  readonly needsCapital: boolean
  readonly isParenthesesOnly: boolean
}

const meantAs =
  ({ isCommon, needsCapital, isParenthesesOnly }: Manner): SoughtName['isMeant'] =>
  (text, from, to, isInParentheses) => {
    if (LETTER.test(text[from - 1] ?? '') || LETTER.test(text[to] ?? '')) return false
    const hasCapital = /\p{Lu}/u.test(text[from]!)
    if (needsCapital && !hasCapital) return false
    if (isInParentheses || (!isCommon && !isParenthesesOnly)) return true
    return hasCapital && !isParenthesesOnly && !SENTENCE_STARTS.test(text.slice(Math.max(0, from - 12), from))
  }

/** A name in one and in several, with hyphens or spaces. */
function formsOf(name: string): readonly string[] {
  const one = name.toLowerCase()
  const other = one.endsWith('ches') ? one.slice(0, -2) : /[^su]s$/.test(one) ? one.slice(0, -1) : `${one}s`
  return [one, other].flatMap((each) => (each.includes('-') ? [each, each.replaceAll('-', ' ')] : [each]))
}

/** “Xu (Dog)” goes by the animal's name in a text, “Jiase (Earth) pattern” by the words around its element. */
const spokenOf = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name.replace(/ \(.+\)/, '')

export function englishNames(glossary: Glossary): Names {
  const sought = [...glossary.values()]
    .filter(({ id }) => !UNSOUGHT.test(id) && !OPENED_ALONE.test(id))
    .flatMap(({ id, name }): SoughtName[] => {
      const spoken = spokenOf(name)
      const isCommon = !ANYWHERE.test(id) && (COMMON.test(id) || !/[ -]/.test(spoken))
      const isMeant = meantAs({ isCommon, needsCapital: CAPITAL.test(id), isParenthesesOnly: false })
      const isMeantShort = meantAs({ isCommon: true, needsCapital: false, isParenthesesOnly: true })
      return [
        ...formsOf(spoken).map((form) => ({ id, name: form, isMeant })),
        ...(SHORT[id] ?? []).map((form) => ({ id, name: form, isMeant: isMeantShort })),
      ]
    })
  return { sought, passedOver: PASSED_OVER }
}
