/** Names of pillars, stems, branches, elements, ten gods, stars, stages, patterns, strengths and years that a text has. */
import { names as han } from '#bazi/index.ts'
import glossary from '../glossary/glossary.json' with { type: 'json' }
import type { Locale } from './written.ts'

/** Entries that name something of a chart. */
const NAMED = /^(stem|branch|element|god|star|stage|pattern|useful)-/
/** Verdicts on a chart; in English they are words of every day. */
const STRENGTHS = /^strength-(ji|shen|pian|zhong)/

const inChinese = (locale: 'zh_CN' | 'zh_TW'): readonly string[] => [
  ...glossary
    .filter(({ id }) => NAMED.test(id) || STRENGTHS.test(id))
    .flatMap((entry) => (entry[locale].length > 1 ? [entry[locale]] : [])),
  ...Object.values(han.elements),
  // Written alike in 自己 and in pronouns, so it is looked for in pairs alone.
  ...Object.values(han.stems).filter((stem) => stem !== '己'),
]

/** Words of every day that are written with a stem's or an element's character. */
const EVERYDAY =
  /辛[苦勤劳勞酸]|[甲乙丙丁]方|指甲|[一园園布]丁|[现現资資奖獎薪佣租押定礼禮基]金|金[额額钱錢融]|水[平准準果]|薪水|口水|火[车車]|土地|木[头頭]/g

/** Branches stand in many words of every day (儿子, 下午); in a pair, or before what only a branch has, they are named. */
const PAIR = new RegExp(`[${Object.values(han.stems).join('')}][${Object.values(han.branches).join('')}]`, 'g')
const BRANCH = new RegExp(`([${Object.values(han.branches).join('')}])(?=[月日时時年支])`, 'g')
const YEAR = /\b(?:19|20|21)\d\d\b/g

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const named = glossary.filter(({ id }) => NAMED.test(id))
const english = named
  // A branch is `Zi (Rat)`, and either names it; but `You` begins a sentence.
  .flatMap(({ id, en_US }) => (id.startsWith('branch-') ? en_US.split(/[ ()]+/) : [en_US]))
  .filter((word) => word !== '' && word !== 'You')

/** Names of two words are written with capitals or without. */
const properByLower = new Map(english.filter((name) => name.includes(' ')).map((name) => [name.toLowerCase(), name]))
const TWO_WORDS = new RegExp(`\\b(?:${[...properByLower.keys()].map(escaped).join('|')})\\b`, 'gi')
/** Capitals tell the stem Wu or the branch Dog from anything else; elements stand in lower case. */
const ENGLISH = new RegExp(`\\b(?:${[...new Set(english)].map(escaped).join('|')}|wood|fire|earth|metal|water)\\b`, 'g')
const ENGLISH_PAIR = new RegExp(`\\b(?:${['stem-', 'branch-'].map((kind) => idsNamed(kind).join('|')).join(')[ -](?:')})\\b`, 'g')
const CHINESE = {
  zh_CN: new RegExp(inChinese('zh_CN').map(escaped).join('|'), 'g'),
  zh_TW: new RegExp(inChinese('zh_TW').map(escaped).join('|'), 'g'),
}

/** English first words of entries. */
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

/** Each once, elements in lower case. */
export function namesIn(text: string, locale: Locale): ReadonlySet<string> {
  const plain = text.replaceAll(EVERYDAY, '')
  const found =
    locale === 'en_US'
      ? inEnglish(text)
      : [...matches(plain, CHINESE[locale]), ...matches(plain, PAIR), ...[...plain.matchAll(BRANCH)].map(([, branch]) => branch!)]
  return new Set([...found, ...matches(text, YEAR)])
}
