/** When, of two people: the parts of a time as both charts have them. */
import type { Span, Understanding } from '../ask/understanding.ts'
import type { Person } from '../../facts/person.ts'
import type { Locale } from '../../facts/written.ts'
import type { Part } from '../outlook/parts.ts'
import { partCite, partName } from '../outlook/parts.ts'
import type { Window } from '../outlook/window.ts'
import { withinOf } from '../outlook/within.ts'
import { isEven, isGood, laterOf, partsAfter, windowOf } from '../outlook/window.ts'
import type { Piece } from '../piece.ts'
import { said } from '../said.ts'
import { pairParts } from '../text/fb.ts'
import type { Stand } from '../text/fields.ts'
import { countedIn, searchOf } from './matter.ts'
import type { OwnTopic } from './topics.ts'
import { ownTopicOf } from './topics.ts'

const STANDS: readonly Stand[] = ['wait', 'steps', 'go']

/** A time of both: `window` is the first one's with the means of both, `scores` each one's in the best part. */
export interface Both {
  readonly window: Window
  readonly scores: readonly [number, number]
  /** The year that most of it lies in, and each one's power in it. */
  readonly year: { readonly name: string; readonly scores: readonly [number, number] }
}

const spanAsked = (text: string, today: string, span: Span | undefined, topic: OwnTopic): Span | undefined => {
  if (topic === 'lost-thing') return searchOf(today)
  return span === undefined ? countedIn(text, today) : span.isPast ? undefined : span
}

/** What two charts have on average of the same days, months or years. */
function meansOf(mine: readonly Part[], theirs: readonly Part[]): readonly Part[] {
  return mine.map((part, i) => {
    const score = Math.round((part.score.score + theirs[i]!.score.score) / 2)
    return { ...part, score: { ...part.score, score } }
  })
}

export function bothOf(people: readonly [Person, Person], question: string, asked: Understanding, topic: OwnTopic, today: string): Both {
  const { follows } = asked
  const of = follows?.understanding.topic === undefined ? topic : ownTopicOf(follows.understanding.topic)
  const before = follows && bothOf(people, follows.text, follows.understanding, of, today)
  const within = before && withinOf(before.window, question, asked.asking, today)
  const span = spanAsked(question, today, within ?? asked.span, topic)
  const [one, two] = people.map((person) => windowOf(person, today, { asking: asked.asking, span, placed: undefined })) as [Window, Window]
  const parts = meansOf(one.parts, two.parts)
  const [kind, end] = [parts[0]!.kind, one.isPast ? today : one.to]
  const [mine, theirs] = people.map((person) => partsAfter(person, end, kind)) as [readonly Part[], readonly Part[]]
  const falling = parts.toSorted((a, b) => b.score.score - a.score.score)
  const best = falling[0]!
  const at = parts.indexOf(best)
  const places = [one, two].map(({ stand }) => STANDS.indexOf(stand)) as [number, number]
  const lower = Math.abs(places[0] - places[1]) === 2 ? 1 : Math.min(...places)
  // What is good for both is not put off.
  const stand = isEven(best) ? STANDS[isGood(best) ? Math.max(1, lower) : lower]! : 'wait'
  return {
    window: {
      ...one,
      parts,
      best,
      second: falling[1],
      worst: parts.length > 2 ? falling.at(-1) : undefined,
      later: laterOf(meansOf(mine, theirs)),
      stand,
    },
    scores: [one.parts[at]!.score.score, two.parts[at]!.score.score],
    year: { name: one.year.from.slice(0, 4), scores: [one.year.score.score, two.year.score.score] },
  }
}

/** The best part with what each chart has of it, and the weakest. */
export function bothPiece({ window, scores }: Both, names: readonly [string, string], today: string, locale: Locale): Piece {
  const { best, worst, parts } = window
  const slots = {
    best: partName(best, today, locale),
    worst: worst === undefined ? '' : partName(worst, today, locale),
    one: names[0],
    two: names[1],
    a: String(scores[0]),
    b: String(scores[1]),
  }
  const key = parts.length === 1 ? 'single' : worst === undefined ? 'best' : 'spread'
  const cites = [best, ...(worst === undefined ? [] : [worst])].map((part) => partCite(part, locale))
  return { kind: 'when', text: said(pairParts[key], locale, slots, best.kind === 'day'), cites }
}
