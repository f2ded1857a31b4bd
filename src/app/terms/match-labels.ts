import type { Locale } from '#contract/locale.ts'
import type { StemTie } from '#readings/match/index.ts'

/* Texts outside the message catalogues (see `patterns.ts`): loaded with the match reading. */

/**
 * Patterns of facts between two charts. Slots `{lead}` and `{next}`: the person whose element generates or controls, and the other
 * person.
 */
interface MatchLabels {
  /** A person's stem or branch: 阿玲的日支子. */
  readonly party: Readonly<Record<'stem' | 'branch', string>>
  readonly places: readonly string[]
  readonly dayStems: Readonly<Record<StemTie, string>>
  readonly god: string
  readonly same: string
  readonly wanted: string
  readonly heavy: string
  readonly star: string
  readonly pillar: string
  readonly strength: string
  readonly useful: string
  /** Branch of a year: 2026年支午; “the 2026 branch, the Horse,”. */
  readonly yearBranch: string
  readonly yearWanted: string
  readonly yearEnough: string
  /** Separator between facts. */
  readonly and: string
  readonly end: string
}

const feeds = '{lead}的日主{leadStem}属{leadElement}，生{next}的日主{nextStem}（{nextElement}）'
const rules = '{lead}的日主{leadStem}属{leadElement}，管{next}的日主{nextStem}（{nextElement}）'

const simplified: MatchLabels = {
  party: { stem: '{name}的{place}干{what}', branch: '{name}的{place}支{what}' },
  places: ['年', '月', '日', '时'],
  dayStems: {
    peers: '两人的日主都属{leadElement}',
    'feeds-alike': feeds,
    'feeds-unlike': feeds,
    'rules-alike': rules,
    'rules-unlike': rules,
    joined: '{lead}的日主{leadStem}与{next}的日主{nextStem}五合',
  },
  god: '{other}的日主{stem}是{self}的{god}',
  same: '两人的{place}支同是{what}',
  wanted: '{self}喜{element}，{other}的盘里有',
  heavy: '{self}忌再添{element}，{other}的盘里多',
  star: '{self}的{star}在{other}的{pillars}',
  pillar: '{place}柱',
  strength: '{self}{strength}',
  useful: '{self}的用神是{element}',
  yearBranch: '{year}年支{branch}',
  yearWanted: '{year}年带{element}，{self}要',
  yearEnough: '{year}年带{element}，{self}已够',
  and: '；',
  end: '。',
}

const feedsTaiwan = '{lead}的日主{leadStem}屬{leadElement}，生{next}的日主{nextStem}（{nextElement}）'
const rulesTaiwan = '{lead}的日主{leadStem}屬{leadElement}，管{next}的日主{nextStem}（{nextElement}）'

const traditional: MatchLabels = {
  party: simplified.party,
  places: ['年', '月', '日', '時'],
  dayStems: {
    peers: '兩人的日主都屬{leadElement}',
    'feeds-alike': feedsTaiwan,
    'feeds-unlike': feedsTaiwan,
    'rules-alike': rulesTaiwan,
    'rules-unlike': rulesTaiwan,
    joined: '{lead}的日主{leadStem}與{next}的日主{nextStem}五合',
  },
  god: '{other}的日主{stem}是{self}的{god}',
  same: '兩人的{place}支同是{what}',
  wanted: '{self}喜{element}，{other}的盤裡有',
  heavy: '{self}忌再添{element}，{other}的盤裡多',
  star: '{self}的{star}在{other}的{pillars}',
  pillar: '{place}柱',
  strength: '{self}{strength}',
  useful: '{self}的用神是{element}',
  yearBranch: '{year}年支{branch}',
  yearWanted: '{year}年帶{element}，{self}要',
  yearEnough: '{year}年帶{element}，{self}已夠',
  and: '；',
  end: '。',
}

const feedsEnglish = '{lead}’s day master {leadStem} is {leadElement} and feeds {next}’s, {nextStem} ({nextElement})'
const rulesEnglish = '{lead}’s day master {leadStem} is {leadElement} and looks after {next}’s, {nextStem} ({nextElement})'

const english: MatchLabels = {
  party: { stem: '{name}’s {place} stem {what}', branch: 'the {what} in {name}’s {place} pillar' },
  places: ['year', 'month', 'day', 'hour'],
  dayStems: {
    peers: 'Both day masters are {leadElement}',
    'feeds-alike': feedsEnglish,
    'feeds-unlike': feedsEnglish,
    'rules-alike': rulesEnglish,
    'rules-unlike': rulesEnglish,
    joined: '{lead}’s day master {leadStem} joins {next}’s, {nextStem}',
  },
  god: '{other}’s day master {stem} is {self}’s {god}',
  same: 'the {what} is in both {place} pillars',
  wanted: '{self} wants {element}, and {other}’s chart has it',
  heavy: '{self} has enough {element}, and {other}’s chart has much',
  star: '{self}’s {star} is in {other}’s {pillars}',
  pillar: '{place} pillar',
  strength: '{self}: {strength}',
  useful: '{self}’s useful element is {element}',
  yearBranch: 'the {year} branch, the {branch},',
  yearWanted: '{year} has {element}, which {self} wants',
  yearEnough: '{year} has {element}, of which {self} has enough',
  and: '; ',
  end: '.',
}

export const MATCH_LABELS: Readonly<Record<Locale, MatchLabels>> = { zh_CN: simplified, zh_TW: traditional, en_US: english }
