import type { ShareCode, TenGodCode } from '#bazi/index.ts'
import type { LifeArea } from '../ask/understanding.ts'

/** Direction of an advice: `go` and `steps` are yes, `terms` is itself, `wait` and `leave` are no. */
export const ADVICE_DIRECTIONS = ['yes', 'terms', 'no'] as const
export type AdviceDirection = (typeof ADVICE_DIRECTIONS)[number]

type Deeds = Readonly<Record<LifeArea, string>>

/** Sentence frames around the hexagrams' texts. Slots are in braces; `bg.ts` and the files next to it fill them. */
export interface BgFrames {
  /** The leading text, by number of moving lines; `all`: six in 乾 or 坤. {name} {line} {changed} {gist} */
  readonly lead: Readonly<Record<'none' | 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'all', readonly [string, string]>>
  /** The second text by its direction: `same` as the leading text's, `other` if opposite, `open` if either is `terms`. {line} {gist} */
  readonly second: Readonly<Record<'same' | 'open' | 'other', string>>
  /**
   * The original hexagram, by its direction as in `second`; `from` if the leading text is in the changed hexagram. {name}
   * {gist} {changed}
   */
  readonly whole: Readonly<Record<'same' | 'open' | 'other' | 'from', string>>
  /** The nuclear hexagram, by the direction of the leading text and its own. {name} {gist} */
  readonly inside: Readonly<Record<`${AdviceDirection}-${AdviceDirection}` | 'self', string>>
  /** The changed hexagram, by the same directions as `inside`. {name} {gist} */
  readonly goes: Readonly<Record<`${AdviceDirection}-${AdviceDirection}`, string>>
  /** The opposite hexagram. {name} {gist} */
  readonly opposite: string
  /** A trigram's element that the chart wants, or (`-much`) has enough of: lower trigram (inner), upper (outer). {element} {name} */
  readonly element: Readonly<Record<'both' | 'outer' | 'inner' | 'outer-much' | 'inner-much', string>>
  readonly chart: string
  readonly share: Readonly<Record<ShareCode, Readonly<Record<'much' | 'some' | 'little', string>>>>
  readonly strength: Readonly<Record<'strong' | 'even' | 'weak', string>>
  readonly love: Readonly<Record<'wealth' | 'officer', string>>
  readonly roams: Readonly<Record<'yes' | 'no', string>>
  /** The luck cycle changes soon. {date} {cycle} {god} */
  readonly turn: Readonly<Record<AdviceDirection, string>>
  /** The present cycle by its stem. {cycle} {years} */
  readonly cycle: Readonly<Record<TenGodCode, string>>
  readonly when: Readonly<
    Record<
      | 'go-now'
      | 'go-later'
      | 'steps'
      | 'steps-one'
      | 'terms'
      | 'terms-one'
      | 'wait'
      | 'leave'
      | `low-${'yes' | 'terms' | 'wait' | 'leave' | 'talk' | 'after'}`
      | 'day-low'
      | 'day-low-no'
      | 'one-low'
      | 'day-yes'
      | 'day-terms'
      | 'day-no'
      | `one-${AdviceDirection}`
      | 'talk'
      | 'quiet'
      | 'go-span'
      | 'love-span'
      | 'young-quiet'
      | 'link'
      | `love-${'go' | 'terms' | 'terms-one' | 'day' | 'quiet'}`,
      string
    >
  >
  /** Formats of a Bazi month with its dates, and of a day. */
  readonly month: string
  readonly day: string
  readonly unless: Readonly<Record<`${'go' | 'steps' | 'terms' | 'wait' | 'leave'}-${'people' | 'love' | 'alone'}`, string>>
  readonly deed: Readonly<Record<'yes' | 'terms' | 'wait' | 'leave', Deeds>>
  /** Notes on what a hexagram does not answer, and on alternatives. */
  readonly note: Readonly<
    Record<`two-${AdviceDirection}` | 'birth' | 'which' | 'no-cast' | 'leaving' | 'investment' | 'mind' | 'elsewhere', string>
  >
}
