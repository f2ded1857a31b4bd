import { readingsOf, resolveCivilTime, type LocalKind, type Reading } from '#places/index.ts'
import { localOf, placeOf } from './birth-clock.ts'
import { clockKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** A clock time that a change of the clocks skipped or repeated, and its two readings in order of time. */
export interface CivilQuestion {
  readonly key: string
  readonly kind: Exclude<LocalKind, 'normal'>
  readonly local: string
  readonly zone: string
  readonly readings: readonly [Reading, Reading]
  /** What the clock showed when it was changed, and what it showed then; `YYYY-MM-DDTHH:mm:ss`. */
  readonly from: string
  readonly to: string
}

const msOf = (local: string) => Date.parse(`${local}Z`)
const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 19)

/** First clock time of the skipped or repeated stretch that `local` is in, found to the second by halving. */
function stretchStartOf(local: string, zone: string, stretchMs: number): number {
  let outside = msOf(local) - stretchMs
  let inside = msOf(local)
  while (inside - outside > 1000) {
    const middle = outside + Math.floor((inside - outside) / 2000) * 1000
    if (resolveCivilTime({ local: textOf(middle), zone }).kind === 'normal') outside = middle
    else inside = middle
  }
  return inside
}

/** The question that date, time and place raise, whether or not it was answered; `undefined` for a plain time. */
export function questionOf(draft: BirthDraft): CivilQuestion | undefined {
  const local = localOf(draft)
  const zone = placeOf(draft)?.zone
  if (!local || !zone) return undefined
  const { kind, readings } = readingsOf({ local, zone })
  const [first, second] = readings
  if (kind === 'normal' || !first || !second) return undefined
  const stretchMs = Math.abs(first.offsetSeconds - second.offsetSeconds) * 1000
  const start = stretchStartOf(local, zone, stretchMs)
  const [from, to] = kind === 'gap' ? [start, start + stretchMs] : [start + stretchMs, start]
  return { key: clockKeyOf(local, zone), kind, local, zone, readings: [first, second], from: textOf(from), to: textOf(to) }
}

/** The answer that stands for this question; an answer to another clock time does not. */
export function answerTo(question: CivilQuestion, { answer }: BirthDraft): ClockAnswer | undefined {
  return answer?.key === question.key ? answer.choice : undefined
}
