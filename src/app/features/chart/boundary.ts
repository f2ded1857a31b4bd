import { type Alternative, castChart, type Chart, pillarTextsOf, type PillarPlace } from '#bazi/index.ts'
import { birthdayOfLocal, castInputOf, localOfBirthday } from '#birth/index.ts'
import { type Archive, CHOSEN_WITHIN } from '#contract/archive.ts'
import { wallClockAt, wallMsOf } from '#places/index.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { otherChartsOf } from './other-charts.ts'

/** What turns at a border that has a screen of its own; the last named is what the border is called where two turn at once. */
export const TURNS = ['double-hour', 'day-change', 'jie'] as const
export type Turn = (typeof TURNS)[number]

/** One side of a border, as the archive would stand on it. */
export interface Side {
  /** The archive's clock time on this side: as told, or the nearest second to what was told. */
  readonly birthday: string
  readonly chart: Chart
}

/** A border so near to a birth that nobody can say on which side of it it lies. Clocks are the birthplace's, `YYYY-MM-DDTHH:mm:ss`. */
export interface Boundary {
  readonly turn: Turn
  /** The first second after it. */
  readonly at: string
  /** The whole minutes that hold both the border and the time that was told. */
  readonly from: string
  readonly to: string
  readonly before: Side
  readonly after: Side
  readonly differs: readonly PillarPlace[]
}

/** What turns between a chart and another; none where the clock or the hour is what is not known. */
export function turnOf({ doubts }: Pick<Alternative, 'doubts'>): Turn | undefined {
  if (doubts.includes('clock') || doubts.includes('hour-unknown')) return undefined
  return TURNS.findLast((turn) => doubts.includes(turn))
}

/** Other charts that are still open: where a side was chosen, no border leaves one. */
export function openChartsOf(archive: Archive): readonly Alternative[] {
  return otherChartsOf(archive).filter((other) => archive.told_within !== CHOSEN_WITHIN || turnOf(other) === undefined)
}

/** The nearest border that leaves an archive's chart undecided. */
export function openTurnOf(archive: Archive): Turn | undefined {
  return openChartsOf(archive)
    .map(turnOf)
    .find((turn) => turn !== undefined)
}

/** Pillars that are others on the other side of a border, as the chart marks them. */
export function openPillarsOf(others: readonly Alternative[]): readonly PillarPlace[] {
  const places = others.flatMap((other) => (turnOf(other) ? other.differs : []))
  return PILLAR_PLACES.filter((place) => places.includes(place))
}

/** The border of an archive at which `wanted` turns, or else the nearest. */
export function boundaryOf(archive: Archive, wanted?: string): Boundary | undefined {
  const near = otherChartsOf(archive).flatMap((alternative) => {
    const turn = turnOf(alternative)
    return turn ? [{ turn, alternative }] : []
  })
  const found = near.find(({ turn }) => turn === wanted) ?? near[0]
  return found && boundaryBy(archive, found.turn, found.alternative)
}

function boundaryBy(archive: Archive, turn: Turn, alternative: Alternative): Boundary {
  const told = localOfBirthday(archive.birthday)
  const isLater = alternative.seconds > 0
  const beyond = laterBy(told, nearestBeyond(archive, alternative))
  const at = isLater ? beyond : laterBy(beyond, 1)
  const own = sideOf(archive, told)
  const other = sideOf(archive, beyond)
  const [before, after] = isLater ? [own, other] : [other, own]
  const minutes = [told, laterBy(at, -1), at].map(minuteOf).sort()
  return {
    turn,
    at,
    from: minutes[0]!,
    to: laterBy(minutes.at(-1)!, 60),
    before,
    after,
    differs: PILLAR_PLACES.filter((place) => before.chart.pillars[place]?.index !== after.chart.pillars[place]?.index),
  }
}

/** Seconds from the told time to the nearest one that has the other chart: the engine counts to the border to within a second or two. */
function nearestBeyond(archive: Archive, { seconds, chart }: Alternative): number {
  const step = Math.sign(seconds)
  const wanted = JSON.stringify(pillarTextsOf(chart))
  const isBeyond = (at: number) =>
    JSON.stringify(pillarTextsOf(sideOf(archive, laterBy(localOfBirthday(archive.birthday), at)).chart)) === wanted
  return [-2, -1, 0, 1].map((more) => seconds + more * step).find((at) => at * step > 0 && isBeyond(at)) ?? seconds + 2 * step
}

function sideOf(archive: Archive, local: string): Side {
  const birthday = birthdayOfLocal(local)
  return { birthday, chart: castChart(castInputOf({ ...archive, birthday })) }
}

/** A clock that ran on so many seconds. */
export function laterBy(local: string, seconds: number): string {
  return wallClockAt(new Date(wallMsOf(local) + seconds * 1000).toISOString(), 0)
}

const minuteOf = (local: string) => `${local.slice(0, 16)}:00`

/** From one clock to another. */
export function secondsBetween(from: string, to: string): number {
  return (wallMsOf(to) - wallMsOf(from)) / 1000
}
