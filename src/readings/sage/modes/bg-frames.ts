import type { ShareCode, TenGodCode } from '#bazi/index.ts'
import { fillSlots } from '../../terms/fill-slots.ts'
import taiwan from '../data/bg-zh-tw.json' with { type: 'json' }
import { frames as english } from '../text/bg-en-us.ts'
import { frames as mainland } from '../text/bg-zh-cn.ts'
import type { Area } from '../ask/understanding.ts'
import type { Locale } from '../../facts/written.ts'

/** Where a stand points: `go` and `steps` forward, `wait` and `leave` not. */
export const DIRECTIONS = ['yes', 'terms', 'no'] as const
export type Direction = (typeof DIRECTIONS)[number]

type Deeds = Readonly<Record<Area, string>>

/** The sentences around the hexagrams' own words. Slots stand in braces; what fills them: `bg.ts` and the files beside it. */
export interface BgFrames {
  /** By how many lines move; `all` of 乾 and 坤. {name} {line} {changed} {gist} */
  readonly lead: Readonly<Record<'none' | 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'all', readonly [string, string]>>
  /** The second text that is read, beside the one that leads: the same way, the other, or one of them on terms. {line} {gist} */
  readonly second: Readonly<Record<'same' | 'open' | 'other', string>>
  /** The hexagram of a line that leads; `from` where the text stands in the changed one. {name} {gist} {changed} */
  readonly whole: Readonly<Record<'same' | 'open' | 'other' | 'from', string>>
  /** The nuclear hexagram: the direction of what leads, then its own. {name} {gist} */
  readonly inside: Readonly<Record<`${Direction}-${Direction}` | 'self', string>>
  /** The changed one, as `inside`. {name} {gist} */
  readonly goes: Readonly<Record<`${Direction}-${Direction}`, string>>
  /** The opposite hexagram, every line the other way. {name} {gist} */
  readonly opposite: string
  /** Trigrams' elements that the chart wants or has enough of: lower (inner), upper (outer). {element} {name} */
  readonly element: Readonly<Record<'both' | 'outer' | 'inner' | 'outer-much' | 'inner-much', string>>
  readonly chart: string
  readonly share: Readonly<Record<ShareCode, Readonly<Record<'much' | 'some' | 'little', string>>>>
  readonly strength: Readonly<Record<'strong' | 'even' | 'weak', string>>
  readonly love: Readonly<Record<'wealth' | 'officer', string>>
  readonly roams: Readonly<Record<'yes' | 'no', string>>
  /** The cycle changes soon. {date} {cycle} {god} */
  readonly turn: Readonly<Record<Direction, string>>
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
      | `one-${Direction}`
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
  /** A month of the sixty within its dates; a day. */
  readonly month: string
  readonly day: string
  readonly unless: Readonly<Record<`${'go' | 'steps' | 'terms' | 'wait' | 'leave'}-${'people' | 'love' | 'alone'}`, string>>
  readonly deed: Readonly<Record<'yes' | 'terms' | 'wait' | 'leave', Deeds>>
  /** What is not answered by a hexagram; of two things, which is, and which to take. */
  readonly note: Readonly<
    Record<`two-${Direction}` | 'birth' | 'which' | 'no-cast' | 'leaving' | 'investment' | 'mind' | 'elsewhere', string>
  >
}

const FRAMES: Readonly<Record<Locale, BgFrames>> = { zh_CN: mainland, zh_TW: taiwan as unknown as BgFrames, en_US: english }

export const framesOf = (locale: Locale): BgFrames => FRAMES[locale]

/** A frame with its slots filled. @throws Error for a slot that nothing fills */
export function filled(frame: string, slots: Readonly<Record<string, string>>): string {
  return fillSlots(frame, /\{(\w+)\}/g, (name = '') => {
    const text = slots[name]
    if (text === undefined) throw new Error(`nothing fills {${name}}: ${frame}`)
    return text
  })
}
