/** Timing for two people: each part of a time is evaluated for both charts. */
import type { Locale } from '../../reader/locale.ts'
import type { NamedSpan, ParsedQuestion } from '../ask/understanding.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import type { TimePart } from '../outlook/parts.ts'
import { citePart, formatPart } from '../outlook/parts.ts'
import type { TimeWindow } from '../outlook/window.ts'
import { findNarrowerSpan } from '../outlook/within.ts'
import { isFitToAct, isGoodPart, findLaterPart, listPartsAfter, evaluateTimeWindow } from '../outlook/window.ts'
import type { AnswerPiece } from '../piece.ts'
import { formatSageText } from '../said.ts'
import { pairTimingTexts } from '../text/fb.ts'
import type { OutlookAdvice } from '../text/fields.ts'
import { getDefaultSpan, createSearchSpan } from './matter.ts'
import type { SingleChartTopic } from './topics.ts'
import { singleChartTopicOf } from './topics.ts'

const ADVICE_SCALE: readonly OutlookAdvice[] = ['wait', 'steps', 'go']

/**
 * A time for two people. `window`: the first chart's parts with the mean scores of both; `scores`: each person's score in
 * the best part.
 */
export interface PairWindow {
  readonly window: TimeWindow
  readonly scores: readonly [number, number]
  /** The Bazi year in the middle of the window, with each person's power value in it. */
  readonly year: { readonly name: string; readonly scores: readonly [number, number] }
}

const spanAsked = (text: string, today: string, span: NamedSpan | undefined, topic: SingleChartTopic): NamedSpan | undefined => {
  if (topic === 'lost-thing') return createSearchSpan(today)
  return span === undefined ? getDefaultSpan(text, today) : span.isPast ? undefined : span
}

/** Averages the scores of two charts for the same days, months or years. */
function meansOf(mine: readonly TimePart[], theirs: readonly TimePart[]): readonly TimePart[] {
  return mine.map((part, i) => {
    const score = Math.round((part.score.score + theirs[i]!.score.score) / 2)
    return { ...part, score: { ...part.score, score } }
  })
}

export function evaluatePairWindow(
  people: readonly [ChartPerson, ChartPerson],
  question: string,
  asked: ParsedQuestion,
  topic: SingleChartTopic,
  today: string,
): PairWindow {
  const { follows } = asked
  const of = follows?.understanding.topic === undefined ? topic : singleChartTopicOf(follows.understanding.topic)
  const before = follows && evaluatePairWindow(people, follows.text, follows.understanding, of, today)
  const within = before && findNarrowerSpan(before.window, question, asked.asking, today)
  const span = spanAsked(question, today, within ?? asked.span, topic)
  const [one, two] = people.map((person) => evaluateTimeWindow(person, today, { asking: asked.asking, span, placed: undefined })) as [
    TimeWindow,
    TimeWindow,
  ]
  const parts = meansOf(one.parts, two.parts)
  const [kind, end] = [parts[0]!.kind, one.isPast ? today : one.to]
  const [mine, theirs] = people.map((person) => listPartsAfter(person, end, kind)) as [readonly TimePart[], readonly TimePart[]]
  const falling = parts.toSorted((a, b) => b.score.score - a.score.score)
  const best = falling[0]!
  const at = parts.indexOf(best)
  const places = [one, two].map(({ advice }) => ADVICE_SCALE.indexOf(advice)) as [number, number]
  const lower = Math.abs(places[0] - places[1]) === 2 ? 1 : Math.min(...places)
  // A part that is good for both is never answered with "wait".
  const advice = isFitToAct(best) ? ADVICE_SCALE[isGoodPart(best) ? Math.max(1, lower) : lower]! : 'wait'
  return {
    window: {
      ...one,
      parts,
      best,
      second: falling[1],
      worst: parts.length > 2 ? falling.at(-1) : undefined,
      later: findLaterPart(meansOf(mine, theirs)),
      advice,
    },
    scores: [one.parts[at]!.score.score, two.parts[at]!.score.score],
    year: { name: one.year.from.slice(0, 4), scores: [one.year.score.score, two.year.score.score] },
  }
}

/** Composes the timing piece: the best part with each person's score, and the weakest part. */
export function composePairTimingPiece(
  { window, scores }: PairWindow,
  names: readonly [string, string],
  today: string,
  locale: Locale,
): AnswerPiece {
  const { best, worst, parts } = window
  const slots = {
    best: formatPart(best, today, locale),
    worst: worst === undefined ? '' : formatPart(worst, today, locale),
    one: names[0],
    two: names[1],
    a: String(scores[0]),
    b: String(scores[1]),
  }
  const key = parts.length === 1 ? 'single' : worst === undefined ? 'best' : 'spread'
  const cites = [best, ...(worst === undefined ? [] : [worst])].map((part) => citePart(part, locale))
  return { kind: 'when', text: formatSageText(pairTimingTexts[key], locale, slots, best.kind === 'day'), cites }
}
