/** Checks a sentence's statements about the chart: pairs, day stem, ten gods, useful and adverse element, strength, luck cycles. */
import { analyseChart, castChart, type Chart, names, yearPillarOf } from '#bazi/index.ts'
import type { ChartPerson, PillarName } from '#readings/facts/chart-person.ts'
import { formatElement, formatPair, formatStem, getTermName } from '#readings/facts/format-names.ts'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import type { Locale } from '#contract/locale.ts'
import type { SageQuestion } from '#readings/sage/asked.ts'

type Person = Pick<ChartPerson, 'chart' | 'analysis'>
/** A kind of statement: its pattern, and whether the captured groups are true of a chart. */
interface ClaimKind {
  readonly pattern: RegExp
  readonly isTrue: (person: Person, caught: readonly string[], locale: Locale) => boolean
}

const STEMS = Object.values(names.stems).join('')
const BRANCHES = Object.values(names.branches).join('')
const firstWords = (kind: string) => [...new Set(glossary.filter(({ id }) => id.startsWith(kind)).map(({ en_US }) => en_US.split(' ')[0]!))]
const STEM = firstWords('stem-').join('|')
const PAIR_ZH = `[${STEMS}][${BRANCHES}]`
const PAIR_EN = `(?:${STEM})[ -](?:${firstWords('branch-').join('|')})`
const GOD_IDS = Object.keys(names.tenGods).map((code) => `god-${code}`)
const godNames = (locale: Locale) => GOD_IDS.map((id) => getTermName(id, locale)).join('|')
const ELEMENT_EN = 'wood|fire|earth|metal|water'

const PLACE_OF: Readonly<Record<string, PillarName>> = { 年: 'year', 月: 'month', 日: 'day', 时: 'hour', 時: 'hour' }
const placeOf = (word: string) => PLACE_OF[word] ?? (word.toLowerCase() as PillarName)
const spaced = (pair: string) => pair.replace('-', ' ').toLowerCase()

function isPairAt({ chart }: Person, [place, pair]: readonly string[], locale: Locale): boolean {
  const pillar = chart.pillars[placeOf(place!)]
  return pillar !== null && formatPair(pillar, locale).toLowerCase() === spaced(pair!)
}

const isDayStem = ({ chart }: Person, [stem]: readonly string[], locale: Locale) =>
  formatStem(chart.pillars.day.stem, locale).toLowerCase() === stem!.toLowerCase()

/** Whether a ten god is at a pillar: in the stem, or for a statement about the whole pillar hidden in the branch. */
function isGodAt({ chart }: Person, [place, part, god]: readonly string[], locale: Locale): boolean {
  const pillar = chart.pillars[placeOf(place!)]
  if (pillar === null) return false
  const inStem = pillar.tenGod === null ? [] : [pillar.tenGod]
  const hidden = pillar.hidden.map(({ tenGod }) => tenGod)
  const gods = /干|stem/i.test(part!) ? inStem : /支|branch/i.test(part!) ? hidden : [...inStem, ...hidden]
  return gods.some((code) => getTermName(`god-${code}`, locale).toLowerCase() === god!.toLowerCase())
}

const ROLES = { useful: ['useful'], joyful: ['joyful'], adverse: ['adverse', 'enemy'] } as const
const ROLE_WORDS: readonly (readonly [RegExp, keyof typeof ROLES])[] = [
  [/用神|useful/i, 'useful'],
  [/喜神|joyful/i, 'joyful'],
  [/忌神|adverse/i, 'adverse'],
]

function isRole({ analysis }: Person, [role, element]: readonly string[], locale: Locale): boolean {
  const [, kind] = ROLE_WORDS.find(([words]) => words.test(role!))!
  return ROLES[kind].some((each) => formatElement(analysis[each], locale) === element!.toLowerCase())
}

/** Classes of strength from weakest to strongest; the middle one contradicts neither word. */
const CLASSES = Object.keys(names.strengths)

function isStrength({ analysis }: Person, [word]: readonly string[]): boolean {
  const at = CLASSES.indexOf(analysis.strength.class)
  return /强|強|旺|strong/i.test(word!) ? at >= CLASSES.length >> 1 : at <= CLASSES.length >> 1
}

function beginsIn({ chart }: Person, year: string, pair: string, locale: Locale): boolean {
  return chart.luck.pillars.some((one) => String(one.startYear) === year && formatPair(one, locale).toLowerCase() === spaced(pair))
}

const isYearPair = (year: string, pair: string, locale: Locale) =>
  formatPair(yearPillarOf(Number(year)), locale).toLowerCase() === spaced(pair)

/** Only years of the almanac have a pair that can be compared. */
const YEAR = '(19\\d\\d|20\\d\\d)'

function listChineseKinds(locale: 'zh_CN' | 'zh_TW'): readonly ClaimKind[] {
  const is = '(?:就|也)?(?:是|为|為|：|，)?'
  return [
    { pattern: new RegExp(`([年月日时時])柱${is}(${PAIR_ZH})`, 'g'), isTrue: isPairAt },
    { pattern: new RegExp(`日(?:主|元|干)(?:就|也)?(?:是|为|為|属|屬|：|，)?([${STEMS}])`, 'g'), isTrue: isDayStem },
    {
      pattern: new RegExp(`([年月时時])(柱|干|支)(?:上|里|裡)?(?:就|也)?(?:是|为|為|坐|透出?|藏|有|：)(${godNames(locale)})`, 'g'),
      isTrue: isGodAt,
    },
    { pattern: /(用神|喜神|忌神)(?:就|也)?(?:是|为|為|取|用|：)([木火土金水])/g, isTrue: isRole },
    { pattern: /(?:你|日主|日元|命主|本身|自身)?(身[强強旺弱]|日主(?:偏|太|很)?[强強旺弱])/g, isTrue: isStrength },
    {
      pattern: new RegExp(
        `${YEAR}年?(?:起|开始|開始|\\d+月\\d*日?)?，?(?:你)?(?:换|換|交|走|进入|進入|行|入)(?:到|入)?(${PAIR_ZH})(?:大)?(?:运|運)`,
        'g',
      ),
      isTrue: (person, [year, pair]) => beginsIn(person, year!, pair!, locale),
    },
    {
      pattern: new RegExp(`${YEAR}年?[ （(]?(${PAIR_ZH})(?:年|[）)，。]|$)`, 'g'),
      isTrue: (_, [year, pair]) => isYearPair(year!, pair!, locale),
    },
  ]
}

const ENGLISH_KINDS: readonly ClaimKind[] = [
  {
    pattern: new RegExp(`\\b(year|month|day|hour) pillar(?:’s|,)?(?: is| of| has| stands at)? (${PAIR_EN})\\b`, 'gi'),
    isTrue: isPairAt,
  },
  { pattern: new RegExp(`\\bday (?:master|stem)(?:,| is)? (?:a |an )?(?:yin |yang )?(${STEM})\\b`, 'gi'), isTrue: isDayStem },
  {
    pattern: new RegExp(
      `\\b(year|month|hour) (pillar|stem|branch) (?:is|holds|has|shows|carries) (?:the |a |an )?(${godNames('en_US')})\\b`,
      'gi',
    ),
    isTrue: isGodAt,
  },
  { pattern: new RegExp(`\\b(useful|joyful|adverse) element(?: is|:|,| here is)? (${ELEMENT_EN})\\b`, 'gi'), isTrue: isRole },
  {
    pattern:
      /\b(?:your (?:day master|chart|self) is|you (?:are|have)|you’re) (?:a |too |very |quite )?((?:strong|weak)(?= (?:day master|chart|self)\b|[.,;]| in this chart))/gi,
    isTrue: isStrength,
  },
  {
    pattern: new RegExp(
      `\\b(${PAIR_EN}) (?:luck )?cycle (?:begins|starts|runs from|opens|began|started)(?: in| on)? (?:[A-Z][a-z]+ \\d+, )?${YEAR}`,
      'gi',
    ),
    isTrue: (person, [pair, year], locale) => beginsIn(person, year!, pair!, locale),
  },
  { pattern: new RegExp(`\\b${YEAR} \\((${PAIR_EN})\\)`, 'gi'), isTrue: (_, [year, pair]) => isYearPair(year!, pair!, 'en_US') },
]

const personOf = (chart: Chart): Person => ({ chart, analysis: analyseChart(chart) })

/** Returns a function that lists a sentence's statements, verbatim, that are true of none of the question's charts. */
export function createFalseClaimFinder({ person, other, locale }: SageQuestion): (sentence: string) => readonly string[] {
  const people = [person, other].flatMap((one) => (one === undefined ? [] : [personOf(castChart(one.birth))]))
  const kinds = locale === 'en_US' ? ENGLISH_KINDS : listChineseKinds(locale)
  return (sentence) => {
    if (people.length === 0) return []
    return kinds.flatMap(({ pattern, isTrue }) =>
      [...sentence.matchAll(pattern)].filter(([, ...caught]) => !people.some((each) => isTrue(each, caught, locale))).map(([said]) => said),
    )
  }
}
