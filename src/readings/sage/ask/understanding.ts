import type { CivilDate, ElementCode, ShareCode } from '#bazi/index.ts'

/** Topics. `decision`: a decision without another topic; `between`: two people in general; `knowledge`: the meaning of a term. */
export const TOPICS = [
  'work',
  'change-job',
  'promotion',
  'business',
  'partner-venture',
  'money-in',
  'money-out',
  'debt',
  'love-meeting',
  'love-existing',
  'marriage',
  'break-up',
  'family',
  'children',
  'parents',
  'friends',
  'study',
  'exam',
  'abroad',
  'travel',
  'moving',
  'house',
  'self',
  'rest',
  'timing',
  'day',
  'year',
  'luck-cycle',
  'lost-thing',
  'decision',
  'between',
  'knowledge',
] as const
export type Topic = (typeof TOPICS)[number]

/** The six areas of life that have texts of their own for each hexagram. */
export type LifeArea = 'decision' | 'work' | 'money' | 'love' | 'study' | 'travel'

const AREAS: Readonly<Partial<Record<Topic, LifeArea>>> = {
  work: 'work',
  'change-job': 'work',
  promotion: 'work',
  business: 'work',
  'partner-venture': 'work',
  'money-in': 'money',
  'money-out': 'money',
  debt: 'money',
  house: 'money',
  'love-meeting': 'love',
  'love-existing': 'love',
  marriage: 'love',
  'break-up': 'love',
  between: 'love',
  study: 'study',
  exam: 'study',
  knowledge: 'study',
  abroad: 'travel',
  travel: 'travel',
  moving: 'travel',
}

export const lifeAreaOf = (topic: Topic): LifeArea => AREAS[topic] ?? 'decision'

/** Type of question: yes or no, when, which kind, one of two, why, how, or what it is like. */
export const QUESTION_TYPES = ['whether', 'when', 'which', 'either', 'why', 'how', 'what'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/**
 * Subjects that answers decline and replace by a related one. `leaving`: a person; `mind`: another's thoughts; `birth`: a
 * child's date or sex.
 */
export const DECLINED_SUBJECTS = ['medical', 'legal', 'investment', 'death', 'leaving', 'mind', 'birth'] as const
export type DeclinedSubject = (typeof DECLINED_SUBJECTS)[number]

/** Whom the question is about: the user, somebody else, or two people. */
export type AboutPerson = 'self' | 'child' | 'parent' | 'partner' | 'friend' | 'boss' | 'both'

/** A named time: civil dates, both included. */
export interface NamedSpan {
  readonly from: CivilDate
  readonly to: CivilDate
  /** `year`: a civil or Bazi year; the Bazi year of that number begins in its February. `each-day`: always evaluated by days. */
  readonly of: 'day' | 'days' | 'month' | 'months' | 'year' | 'years' | 'each-day'
  /** Whether the span ends before today. */
  readonly isPast: boolean
}

/** A time that depends on the chart: the present or next luck cycle, the cycle with a pair (index 0 to 59), or an age in full years. */
export type ChartTime = { readonly cycle: 'now' | 'next' } | { readonly pair: number } | { readonly age: number }

/** Subtopics (e.g. `collect`: a debt owed to the user), each with the topics in which it is looked for. */
export const SUBTOPICS = {
  /** School of a child, asked about by a parent. */
  schooling: ['exam', 'study', 'children'],
  bonus: ['money-in', 'work', 'promotion'],
  rent: ['moving', 'house', 'money-in', 'money-out', 'debt'],
  /** Money that the user wants to borrow. */
  borrow: ['debt'],
  /** Sale of a house. */
  sale: ['house', 'money-in', 'money-out'],
  /** Sale of a used thing. */
  resale: ['money-in', 'money-out', 'decision'],
  saving: ['money-out'],
  spending: ['money-out'],
  outlay: ['money-out', 'marriage', 'house'],
  trade: ['business'],
  collect: ['debt', 'house', 'moving', 'money-in', 'money-out', 'business'],
  repay: ['debt'],
  wage: ['work'],
  signing: ['work', 'business', 'house', 'debt', 'partner-venture'],
  results: ['exam', 'promotion'],
  rapport: ['children'],
  support: ['parents', 'family', 'children'],
  purse: ['love-existing', 'marriage'],
  leave: ['rest'],
  habit: ['rest'],
  healing: ['break-up'],
  treat: ['friends'],
  /** Friends of a child. */
  playmates: ['friends'],
} as const satisfies Readonly<Record<string, readonly Topic[]>>
export type Subtopic = keyof typeof SUBTOPICS

/** Character traits in questions such as “am I too stubborn?”. */
export const TRAITS = [
  'stubborn',
  'sensitive',
  'blunt',
  'strict',
  'soft',
  'slow',
  'hasty',
  'inward',
  'picky',
  'close',
  'odd',
  'crossed',
  'helped',
  'leaky',
  'driven',
] as const
export type Trait = (typeof TRAITS)[number]

/** Parts of the user's chart that a question may name; the first sentence of the answer states it. */
export type NamedChartPart =
  | 'useful'
  | 'adverse'
  | 'lacking'
  | 'most'
  | 'strength'
  | 'pattern'
  | 'colour'
  | 'number'
  | 'direction'
  | 'luck-start'
  | 'luck-now'
  | 'best-cycle'
  | 'travel-star'
  | 'meeting-place'
  | 'gift'
  | 'flaw'
  | `trait-${Trait}`
  | `pillar-${'year' | 'month' | 'day' | 'hour'}`
  | `share-${ShareCode}`
  | `element-${ElementCode}`

/** Result of parsing a question. */
export interface ParsedQuestion {
  /** Undefined if no topic was found; `understood` of the answer is then false unless the mode implies a topic. */
  readonly topic: Topic | undefined
  readonly part: Subtopic | undefined
  readonly asking: QuestionType
  readonly span: NamedSpan | undefined
  readonly placed: ChartTime | undefined
  readonly about: AboutPerson
  readonly bound: DeclinedSubject | undefined
  readonly named: NamedChartPart | undefined
  /** Whether the question asks only about `named`. */
  readonly isAlone?: boolean
  /** Whether the question asks when to hold back rather than when to act. */
  readonly isTight: boolean
  /** Whether the topic or the time comes from an earlier question. */
  readonly isFollowUp: boolean
  /** The previous question, if this one has no time of its own: a narrower time is chosen within the time of its answer. */
  readonly follows?: { readonly text: string; readonly understanding: ParsedQuestion } | undefined
  /** Whether the question is an instruction, or asks for a price or another person's data; such questions are never answered. */
  readonly isInstruction: boolean
}
