import type { JointRelation, JointType, LayerCode, PillarPlace } from '#bazi/index.ts'
import { ganzhiOfText } from '#bazi/index.ts'
import { fillSlots } from '#readings/terms/fill-slots.ts'
import type { Messages } from '../language/use-messages.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { jointWords } from './joint-labels.ts'
import { listTextOf } from './list.ts'
import { STAR_LABELS } from './stars.ts'
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
export function jointTextOf(messages: Messages, joint: Met, { type, natal, layers, element, star }: Omit<JointRelation, 'weight'>): string {
  const { _, locale } = messages
  const aspect = ASPECTS[type] ?? 'branch'
  const one = partyTextOf(messages, joint, layers.at(-1)!, aspect)
  const others = [...layers.slice(0, -1), ...natal].map((place) => partyTextOf(messages, joint, place, aspect))
  return filled(jointWords[locale].sentences[type], {
    one,
    other: listTextOf(locale, others),
    all: listTextOf(locale, [one, ...others]),
    element: element ? _(ELEMENT_LABELS[element]) : '',
    star: star ? _(STAR_LABELS[star]) : '',
  })
}

/** Who takes part, and with what: 流年辰, 日支戌; the year’s Dragon, the Dog in your day pillar. */
function partyTextOf({ _, locale }: Messages, { pillars }: Met, place: Place, aspect: Aspect): string {
  const { parties, places } = jointWords[locale]
  const pair = ganzhiOfText(pillars[place]!)!
  const what = { stem: stemTextOf(_, pair.stem), branch: branchTextOf(_, pair.branch), pair: pairTextOf(_, pair) }[aspect]
  const isNatal = place === 'year' || place === 'month' || place === 'day' || place === 'hour'
  return filled(parties[isNatal ? aspect : 'layer'], { place: places[place], what })
}
