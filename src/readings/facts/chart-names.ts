/** Extraction of names from a text: pillars, stems, branches, elements, ten gods, stars, stages, patterns, strengths, years. */
import type { Locale } from '../reader/locale.ts'
import { names as han } from '#bazi/index.ts'
import glossary from '../glossary/glossary.json' with { type: 'json' }

/** Ids of glossary entries for parts of a chart. */
const NAMED = /^(stem|branch|element|god|star|stage|pattern|useful)-/
/** Ids of glossary entries for strength classes; not searched in English, where their names are everyday words. */
const STRENGTHS = /^strength-(ji|shen|pian|zhong)/

const inChinese = (locale: 'zh_CN' | 'zh_TW'): readonly string[] => [
  ...glossary
    .filter(({ id }) => NAMED.test(id) || STRENGTHS.test(id))
    .flatMap((entry) => (entry[locale].length > 1 ? [entry[locale]] : [])),
  ...Object.values(han.elements),
  // 己 also occurs in 自己 and in pronouns, so it only counts within a stem-branch pair.
  ...Object.values(han.stems).filter((stem) => stem !== '己'),
]

/** Everyday words that contain the character of a stem or an element. */
const EVERYDAY =
  /辛[苦勤劳勞酸]|[甲乙丙丁]方|指甲|[一园園布]丁|[现現资資奖獎薪佣租押定礼禮基]金|金[额額钱錢融]|水[平准準果]|薪水|口水|火[车車]|土地|木[头頭]/g

/** Branch characters occur in many everyday words (儿子, 下午), so a branch only counts in a pair or before 月日时年支. */
const PAIR = new RegExp(`[${Object.values(han.stems).join('')}][${Object.values(han.branches).join('')}]`, 'g')
const BRANCH = new RegExp(`([${Object.values(han.branches).join('')}])(?=[月日时時年支])`, 'g')
const YEAR = /\b(?:19|20|21)\d\d\b/g

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const named = glossary.filter(({ id }) => NAMED.test(id))
const english = named
  // A branch entry is `Zi (Rat)` and either word names it; `You` is left out because it is also the pronoun.
  .flatMap(({ id, en_US }) => (id.startsWith('branch-') ? en_US.split(/[ ()]+/) : [en_US]))
  .filter((word) => word !== '' && word !== 'You')

/** Two-word names are matched without regard to case. */
const properByLower = new Map(english.filter((name) => name.includes(' ')).map((name) => [name.toLowerCase(), name]))
const TWO_WORDS = new RegExp(`\\b(?:${[...properByLower.keys()].map(escaped).join('|')})\\b`, 'gi')
/** Stems and branches are matched with a capital (Wu, Dog), elements in lower case. */
const ENGLISH = new RegExp(`\\b(?:${[...new Set(english)].map(escaped).join('|')}|wood|fire|earth|metal|water)\\b`, 'g')
const ENGLISH_PAIR = new RegExp(`\\b(?:${['stem-', 'branch-'].map((kind) => idsNamed(kind).join('|')).join(')[ -](?:')})\\b`, 'g')
const CHINESE = {
  zh_CN: new RegExp(inChinese('zh_CN').map(escaped).join('|'), 'g'),
  zh_TW: new RegExp(inChinese('zh_TW').map(escaped).join('|'), 'g'),
}

/** Lists the first English word of every entry of a kind. */
function idsNamed(kind: string): readonly string[] {
  return glossary.filter(({ id }) => id.startsWith(kind)).map(({ en_US }) => en_US.split(' ')[0]!)
}

const matches = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? []

function inEnglish(text: string): readonly string[] {
  return [
    ...matches(text, ENGLISH).map((name) => (/^(wood|fire|earth|metal|water)$/i.test(name) ? name.toLowerCase() : name)),
    ...matches(text, TWO_WORDS).map((name) => properByLower.get(name.toLowerCase())!),
    ...matches(text, ENGLISH_PAIR).map((pair) => pair.replace('-', ' ')),
  ]
}

/** Returns the distinct names of chart parts, and the years, in a text; elements in lower case. */
export function extractChartNames(text: string, locale: Locale): ReadonlySet<string> {
  const plain = text.replaceAll(EVERYDAY, '')
  const found =
    locale === 'en_US'
      ? inEnglish(text)
      : [...matches(plain, CHINESE[locale]), ...matches(plain, PAIR), ...[...plain.matchAll(BRANCH)].map(([, branch]) => branch!)]
  return new Set([...found, ...matches(text, YEAR)])
}
