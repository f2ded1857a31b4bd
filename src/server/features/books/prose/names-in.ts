/** Names of pillars, stems, branches, elements, ten gods, stars, stages, patterns and years that a text has. */
import { names as han } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }

/** Entries that name something of a chart. */
const NAMED = /^(stem|branch|element|god|star|stage|pattern|useful)-/

const inChinese = (locale: 'zh_CN' | 'zh_TW'): readonly string[] => [
  ...glossary.filter(({ id }) => NAMED.test(id)).flatMap((entry) => (entry[locale].length > 1 ? [entry[locale]] : [])),
  ...Object.values(han.elements),
  // Written alike in 自己 and in pronouns, so it is looked for in pairs alone.
  ...Object.values(han.stems).filter((stem) => stem !== '己'),
]

/** Branches stand in many words of every day (儿子, 下午); in a pair, or before what only a branch has, they are named. */
const PAIR = new RegExp(`[${Object.values(han.stems).join('')}][${Object.values(han.branches).join('')}]`, 'g')
const BRANCH = new RegExp(`([${Object.values(han.branches).join('')}])(?=[月日时時年支])`, 'g')
const YEAR = /\b(?:19|20|21)\d\d\b/g

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const english = glossary
  .filter(({ id }) => NAMED.test(id))
  // A branch is `Zi (Rat)`, and either names it; but `You` begins a sentence.
  .flatMap(({ id, en_US }) => (id.startsWith('branch-') ? en_US.split(/[ ()]+/) : [en_US]))
  .filter((word) => word !== '' && word !== 'You')

/** Capitals tell the stem Wu or the branch Dog from anything else; elements stand in lower case. */
const ENGLISH = new RegExp(`\\b(?:${[...new Set(english)].map(escaped).join('|')}|wood|fire|earth|metal|water)\\b`, 'g')
const CHINESE = {
  zh_CN: new RegExp(inChinese('zh_CN').map(escaped).join('|'), 'g'),
  zh_TW: new RegExp(inChinese('zh_TW').map(escaped).join('|'), 'g'),
}

const matches = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? []

/** Each once, elements in lower case. */
export function namesIn(text: string, locale: Locale): ReadonlySet<string> {
  const found =
    locale === 'en_US'
      ? matches(text, ENGLISH).map((name) => (/^(wood|fire|earth|metal|water)$/i.test(name) ? name.toLowerCase() : name))
      : [...matches(text, CHINESE[locale]), ...matches(text, PAIR), ...[...text.matchAll(BRANCH)].map(([, branch]) => branch!)]
  return new Set([...found, ...matches(text, YEAR)])
}
