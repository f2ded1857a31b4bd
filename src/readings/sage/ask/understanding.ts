import type { CivilDate, ElementCode, ShareCode } from '#bazi/index.ts'

/** What can be asked about. `decision` is a decision of no other topic, `between` two people without more, `knowledge` what a word means. */
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

/** The six that the hexagrams have words of their own for. */
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

/** How it is asked: yes or no, when, of which kind, this or that, why, how, or what it is like. */
export const ASKING = ['whether', 'when', 'which', 'either', 'why', 'how', 'what'] as const
export type Asking = (typeof ASKING)[number]

/**
 * What no answer says: illness and bodies, courts and verdicts, which share or coin or number to buy, when somebody dies, whether to
 * leave a person, what another person thinks or does, a fixed date or sex of a birth. The answer says so, and what it can say instead.
 */
export const BOUNDS = ['medical', 'legal', 'investment', 'death', 'leaving', 'mind', 'birth'] as const
export type Bound = (typeof BOUNDS)[number]

/** Whose matter it is: the asker's, somebody else’s, or two people's. */
export type About = 'self' | 'child' | 'parent' | 'partner' | 'friend' | 'boss' | 'both'

/** A time that is named: civil dates, both included. */
export interface Span {
  readonly from: CivilDate
  readonly to: CivilDate
  /** `year` is a civil or a Bazi year, whichever the words name; the Bazi year that it mostly is begins in its February; `each-day` is told by its days, however many. */
  readonly of: 'day' | 'days' | 'month' | 'months' | 'year' | 'years' | 'each-day'
  /** Wholly before today. */
  readonly isPast: boolean
}

/** Time that only a chart can place: the present ten years of luck, the next, those of a pair (0 to 59); an age in full years. */
export type Placed = { readonly cycle: 'now' | 'next' } | { readonly pair: number } | { readonly age: number }

/** One side of a topic, with the topics it is a side of: money that is to stay, a debt that is owed to the asker. */
export const PARTS = {
  /** A child's school, asked by a parent. */
  schooling: ['exam', 'study', 'children'],
  bonus: ['money-in', 'work', 'promotion'],
  rent: ['moving', 'house', 'money-in', 'money-out', 'debt'],
  /** Money that the asker would take up. */
  borrow: ['debt'],
  /** A house that is sold. */
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
  /** Friends, as a child has them. */
  playmates: ['friends'],
} as const satisfies Readonly<Record<string, readonly Topic[]>>
export type Part = keyof typeof PARTS

/** What somebody may be: am I too … */
export const TRAITS = ['stubborn', 'sensitive', 'blunt', 'strict', 'soft', 'slow', 'hasty', 'inward', 'picky', 'close', 'odd'] as const
export type Trait = (typeof TRAITS)[number]

/** What a question names of the asker's own chart: it is told in the first sentence. */
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

/** What was understood of a question. */
export interface Understanding {
  /** Undefined where nothing that can be answered was found: then `understood` of the answer is false. */
  readonly topic: Topic | undefined
  readonly part: Part | undefined
  readonly asking: Asking
  readonly span: Span | undefined
  readonly placed: Placed | undefined
  readonly about: About
  readonly bound: Bound | undefined
  readonly named: Named | undefined
  /** What is named is asked for alone. */
  readonly isAlone?: boolean
  /** When to hold back is asked, not when to go. */
  readonly isTight: boolean
  /** The topic (or the time) was taken from an earlier question of the conversation. */
  readonly isFollowUp: boolean
  /** The question that this one goes on with, where it has no time of its own: what is narrower is asked of the time that was answered. */
  readonly follows?: { readonly text: string; readonly understanding: Understanding } | undefined
  /** It asks for another's data, a price, or orders instead of asking: not understood, whatever words it has. */
  readonly isInstruction: boolean
}
