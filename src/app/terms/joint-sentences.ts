import type { JointRelation, JointType, LayerCode, PillarPlace } from '#bazi/index.ts'
import { ganzhiOfText } from '#bazi/index.ts'
import { fillSlots } from '#readings/terms/fill-slots.ts'
import type { Words } from '../language/use-words.ts'
import { ELEMENT_WORDS } from './elements.ts'
import { jointWords } from './joint-words.ts'
import { listTextOf } from './list.ts'
import { STAR_WORDS } from './stars.ts'
import { stemTextOf } from './stem-text.ts'
import { branchTextOf, pairTextOf } from './stems-branches.ts'

/** What of a pillar takes part. */
type Aspect = 'stem' | 'branch' | 'pair'
type Place = PillarPlace | LayerCode

/** The pillars that may take part, as written. */
interface Met {
  readonly pillars: Readonly<Partial<Record<Place, string | null>>>
}

/** All others are relations of branches. */
const ASPECTS: Partial<Record<JointType, Aspect>> = {
  'luck-and-year': 'pair',
  'same-pillar': 'pair',
  'counter-pillar': 'pair',
  star: 'pair',
  'stem-combine': 'stem',
  'stem-clash': 'stem',
}

/** A pattern with its places filled. */
export const filled = (pattern: string, values: Readonly<Record<string, string>>) =>
  fillSlots(pattern, /\{(\w+)\}/g, (name) => values[name]!)

/** Who meets whom: 流年辰冲日支戌. */
export function jointTextOf(words: Words, joint: Met, { type, natal, layers, element, star }: Omit<JointRelation, 'weight'>): string {
  const { _, locale } = words
  const aspect = ASPECTS[type] ?? 'branch'
  const one = partyTextOf(words, joint, layers.at(-1)!, aspect)
  const others = [...layers.slice(0, -1), ...natal].map((place) => partyTextOf(words, joint, place, aspect))
  return filled(jointWords[locale].sentences[type], {
    one,
    other: listTextOf(locale, others),
    all: listTextOf(locale, [one, ...others]),
    element: element ? _(ELEMENT_WORDS[element]) : '',
    star: star ? _(STAR_WORDS[star]) : '',
  })
}

/** Who takes part, and with what: 流年辰, 日支戌; the year’s Dragon, the Dog in your day pillar. */
function partyTextOf({ _, locale }: Words, { pillars }: Met, place: Place, aspect: Aspect): string {
  const { parties, places } = jointWords[locale]
  const pair = ganzhiOfText(pillars[place]!)!
  const what = { stem: stemTextOf(_, pair.stem), branch: branchTextOf(_, pair.branch), pair: pairTextOf(_, pair) }[aspect]
  const isNatal = place === 'year' || place === 'month' || place === 'day' || place === 'hour'
  return filled(parties[isNatal ? aspect : 'layer'], { place: places[place], what })
}
