import type { JointRelation, JointType, LayerCode, PillarPlace } from '#bazi/index.ts'
import { ganzhiOfText } from '#bazi/index.ts'
import { replaceSlots } from '#readings/terms/fill-slots.ts'
import type { Messages } from '../language/use-messages.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { LAYER_RELATION_LABELS } from './joint-labels.ts'
import { formatList } from './list.ts'
import { STAR_LABELS } from './stars.ts'
import { stemTextOf, branchTextOf, pairTextOf } from './stems-branches.ts'

/** Part of a pillar that takes part in a relation. */
type Aspect = 'stem' | 'branch' | 'pair'
type Place = PillarPlace | LayerCode

/** The pillars that may take part in a relation, each as text (甲子). */
interface JointPillars {
  readonly pillars: Readonly<Partial<Record<Place, string | null>>>
}

/** Parts of the pillars that each type relates; types not listed relate branches. */
const ASPECTS: Partial<Record<JointType, Aspect>> = {
  'luck-and-year': 'pair',
  'same-pillar': 'pair',
  'counter-pillar': 'pair',
  star: 'pair',
  'stem-combine': 'stem',
  'stem-clash': 'stem',
}

/** Fills the `{slots}` of a pattern. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>) =>
  replaceSlots(pattern, /\{(\w+)\}/g, (name) => values[name]!)

/** Formats a relation with its participants: 流年辰冲日支戌. */
export function formatJointRelation(
  messages: Messages,
  joint: JointPillars,
  { type, natal, layers, element, star }: Omit<JointRelation, 'weight'>,
): string {
  const { _, locale } = messages
  const aspect = ASPECTS[type] ?? 'branch'
  const one = partyTextOf(messages, joint, layers.at(-1)!, aspect)
  const others = [...layers.slice(0, -1), ...natal].map((place) => partyTextOf(messages, joint, place, aspect))
  return fillPattern(LAYER_RELATION_LABELS[locale].sentences[type], {
    one,
    other: formatList(locale, others),
    all: formatList(locale, [one, ...others]),
    element: element ? _(ELEMENT_LABELS[element]) : '',
    star: star ? _(STAR_LABELS[star]) : '',
  })
}

/** Formats one participant: 流年辰, 日支戌; the year’s Dragon, the Dog in your day pillar. */
function partyTextOf({ _, locale }: Messages, { pillars }: JointPillars, place: Place, aspect: Aspect): string {
  const { parties, places } = LAYER_RELATION_LABELS[locale]
  const pair = ganzhiOfText(pillars[place]!)!
  const what = { stem: stemTextOf(_, pair.stem), branch: branchTextOf(_, pair.branch), pair: pairTextOf(_, pair) }[aspect]
  const isNatal = place === 'year' || place === 'month' || place === 'day' || place === 'hour'
  return fillPattern(parties[isNatal ? aspect : 'layer'], { place: places[place], what })
}
