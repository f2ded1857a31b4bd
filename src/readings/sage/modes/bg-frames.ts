import type { Locale } from '../../reader/locale.ts'
import type { ShareCode, TenGodCode } from '#bazi/index.ts'
import { replaceSlots } from '../../terms/fill-slots.ts'
import taiwan from '../data/bg-zh-tw.json' with { type: 'json' }
import { frames as english } from '../text/bg-en-us.ts'
import { frames as mainland } from '../text/bg-zh-cn.ts'
import type { Area } from '../ask/understanding.ts'

/** Direction of a stand: `go` and `steps` are yes, `wait` and `leave` are no. */
export const DIRECTIONS = ['yes', 'terms', 'no'] as const
export type Direction = (typeof DIRECTIONS)[number]

type Deeds = Readonly<Record<Area, string>>

/** Sentence frames around the hexagrams' texts. Slots are in braces; `bg.ts` and the files next to it fill them. */
export interface BgFrames {
  /** By number of moving lines; `all` for 乾 and 坤. {name} {line} {changed} {gist} */
  readonly lead: Readonly<Record<'none' | 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'all', readonly [string, string]>>
  /** The second text, relative to the leading one: same direction, opposite, or one of them conditional. {line} {gist} */
  readonly second: Readonly<Record<'same' | 'open' | 'other', string>>
  /** The hexagram of a leading line; `from` if the leading text is in the changed one. {name} {gist} {changed} */
  readonly whole: Readonly<Record<'same' | 'open' | 'other' | 'from', string>>
  /** The nuclear hexagram, by the direction of the leading text and its own. {name} {gist} */
  readonly inside: Readonly<Record<`${Direction}-${Direction}` | 'self', string>>
  /** The changed hexagram, as `inside`. {name} {gist} */
  readonly goes: Readonly<Record<`${Direction}-${Direction}`, string>>
  /** The opposite hexagram. {name} {gist} */
  readonly opposite: string
  /** Trigrams' elements that the chart wants or has enough of: lower (inner), upper (outer). {element} {name} */
  readonly element: Readonly<Record<'both' | 'outer' | 'inner' | 'outer-much' | 'inner-much', string>>
  readonly chart: string
  readonly share: Readonly<Record<ShareCode, Readonly<Record<'much' | 'some' | 'little', string>>>>
  readonly strength: Readonly<Record<'strong' | 'even' | 'weak', string>>
  readonly love: Readonly<Record<'wealth' | 'officer', string>>
  readonly roams: Readonly<Record<'yes' | 'no', string>>
  /** The luck cycle changes soon. {date} {cycle} {god} */
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
  /** Formats of a Bazi month with its dates, and of a day. */
  readonly month: string
  readonly day: string
  readonly unless: Readonly<Record<`${'go' | 'steps' | 'terms' | 'wait' | 'leave'}-${'people' | 'love' | 'alone'}`, string>>
  readonly deed: Readonly<Record<'yes' | 'terms' | 'wait' | 'leave', Deeds>>
  /** Notes on what a hexagram does not answer, and on alternatives. */
  readonly note: Readonly<
    Record<`two-${Direction}` | 'birth' | 'which' | 'no-cast' | 'leaving' | 'investment' | 'mind' | 'elsewhere', string>
  >
}

const FRAMES: Readonly<Record<Locale, BgFrames>> = { zh_CN: mainland, zh_TW: taiwan as unknown as BgFrames, en_US: english }

export const framesOf = (locale: Locale): BgFrames => FRAMES[locale]

/** Fills the slots of a frame. @throws Error for a slot without a value */
export function filled(frame: string, slots: Readonly<Record<string, string>>): string {
  return replaceSlots(frame, /\{(\w+)\}/g, (name = '') => {
    const text = slots[name]
    if (text === undefined) throw new Error(`nothing fills {${name}}: ${frame}`)
    return text
  })
}
