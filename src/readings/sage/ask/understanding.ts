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

/** The six areas that have hexagram texts of their own. */
export type Area = 'decision' | 'work' | 'money' | 'love' | 'study' | 'travel'

const AREAS: Readonly<Partial<Record<Topic, Area>>> = {
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

export const areaOf = (topic: Topic): Area => AREAS[topic] ?? 'decision'

/** Type of question: yes or no, when, which kind, one of two, why, how, or what it is like. */
export const ASKING = ['whether', 'when', 'which', 'either', 'why', 'how', 'what'] as const
export type Asking = (typeof ASKING)[number]

/**
 * Subjects that answers decline: illness, legal verdicts, what to invest or bet on, dates of death, whether to leave a person, what
 * another person thinks or does, date or sex of a birth. The answer says so and offers what it can say instead.
 */
export const BOUNDS = ['medical', 'legal', 'investment', 'death', 'leaving', 'mind', 'birth'] as const
export type Bound = (typeof BOUNDS)[number]

/** Whom the question is about: the asker, somebody else, or two people. */
export type About = 'self' | 'child' | 'parent' | 'partner' | 'friend' | 'boss' | 'both'

/** A named time: civil dates, both included. */
export interface Span {
  readonly from: CivilDate
  readonly to: CivilDate
  /** `year` is a civil or a Bazi year, as named; its Bazi year begins in its February. `each-day` is always evaluated by days. */
  readonly of: 'day' | 'days' | 'month' | 'months' | 'year' | 'years' | 'each-day'
  /** Whether it ends before today. */
  readonly isPast: boolean
}

/** A time that depends on the chart: the present or next luck cycle, the cycle of a pair (0 to 59), or an age in full years. */
export type Placed = { readonly cycle: 'now' | 'next' } | { readonly pair: number } | { readonly age: number }

/** Subtopics, each with its topics: saving, a debt that is owed to the asker. */
export const PARTS = {
  /** A child's school; a parent asks. */
  schooling: ['exam', 'study', 'children'],
  bonus: ['money-in', 'work', 'promotion'],
  rent: ['moving', 'house', 'money-in', 'money-out', 'debt'],
  /** Money that the asker wants to borrow. */
  borrow: ['debt'],
  /** Sale of a house. */
  sale: ['house', 'money-in', 'money-out'],
  saving: ['money-out'],
  spending: ['money-out'],
  outlay: ['money-out', 'marriage'],
  trade: ['business'],
  collect: ['debt'],
  repay: ['debt'],
  wage: ['work'],
  signing: ['work'],
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
export type Part = keyof typeof PARTS

/** Traits of character: am I too … */
export const TRAITS = ['stubborn', 'sensitive', 'blunt', 'strict', 'soft', 'slow', 'hasty', 'inward', 'picky', 'close', 'odd'] as const
export type Trait = (typeof TRAITS)[number]

/** Parts of the asker's chart that a question may name; the first sentence of the answer states it. */
export type Named =
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

/** Parsed question. */
export interface Understanding {
  /** Undefined if nothing was found that can be answered; then `understood` of the answer is false. */
  readonly topic: Topic | undefined
  readonly part: Part | undefined
  readonly asking: Asking
  readonly span: Span | undefined
  readonly placed: Placed | undefined
  readonly about: About
  readonly bound: Bound | undefined
  readonly named: Named | undefined
  /** Whether the question asks only about `named`. */
  readonly isAlone?: boolean
  /** Whether the question asks when to hold back rather than when to act. */
  readonly isTight: boolean
  /** Whether the topic or the time comes from an earlier question. */
  readonly isFollowUp: boolean
  /** The previous question if this one has no time of its own: a narrower time is chosen within that answer's time. */
  readonly follows?: { readonly text: string; readonly understanding: Understanding } | undefined
  /** Whether it is an instruction, or asks for a price or another person's data: never answered. */
  readonly isInstruction: boolean
}
