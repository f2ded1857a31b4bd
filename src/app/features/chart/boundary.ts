import {
  type Alternative,
  castChart,
  type Chart,
  pillarTextsOf,
  type PillarPlace,
  findAlternatives,
  TOLERANCE_SECONDS,
} from '#bazi/index.ts'
import { birthdayOfLocal, toBirthInput, localOfBirthday, listUnchosenReadings, findOtherClock } from '#birth/index.ts'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { wallClockAt, wallMsOf } from '#places/index.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'

/** Types of boundary that have a comparison screen, by rising rank. If several coincide, the last one applies. */
const BOUNDARY_TYPES = ['double-hour', 'day-change', 'jie'] as const
export type BoundaryType = (typeof BOUNDARY_TYPES)[number]

/** Clock time and chart on one side of a boundary. */
export interface BoundarySide {
  /** Clock time on this side: the stated time, or the second nearest to it beyond the boundary. */
  readonly birthday: string
  readonly chart: Chart
}

/** Boundary so close to the birth that the birth's side is uncertain. Times are clock times at the birthplace, `YYYY-MM-DDTHH:mm:ss`. */
export interface BirthTimeBoundary {
  readonly type: BoundaryType
  /** Clock time of the first second after the boundary. */
  readonly at: string
  /** Start and end of the range, in whole minutes, that contains the boundary and the stated time. */
  readonly from: string
  readonly to: string
  readonly before: BoundarySide
  readonly after: BoundarySide
  readonly differs: readonly PillarPlace[]
}

/** Returns the type of the boundary between a chart and an alternative; undefined if the clock or the hour is what is uncertain. */
export function findBoundaryType({ doubts }: Pick<Alternative, 'doubts'>): BoundaryType | undefined {
  if (doubts.includes('clock') || doubts.includes('hour-unknown')) return undefined
  return BOUNDARY_TYPES.findLast((type) => doubts.includes(type))
}

/** Lists the undecided alternative charts; once the user has chosen a boundary side, those beyond a boundary are excluded. */
export function listUndecidedCharts(archive: Archive): readonly Alternative[] {
  return listAlternativeCharts(archive).filter(
    (other) => archive.told_within !== EXACT_TIME_PRECISION || findBoundaryType(other) === undefined,
  )
}

/** Finds the type of the nearest undecided boundary; undefined if there is none. */
export function findUndecidedBoundaryType(archive: Archive): BoundaryType | undefined {
  return listUndecidedCharts(archive)
    .map(findBoundaryType)
    .find((type) => type !== undefined)
}

/** Lists the pillars that have another value beyond a boundary. */
export function listUndecidedPillars(others: readonly Alternative[]): readonly PillarPlace[] {
  const places = others.flatMap((other) => (findBoundaryType(other) ? other.differs : []))
  return PILLAR_PLACES.filter((place) => places.includes(place))
}

/** Finds the boundary of type `wanted`, or the nearest one if none has this type; undefined if no boundary is near. */
export function findBoundary(archive: Archive, wanted?: string): BirthTimeBoundary | undefined {
  const near = listAlternativeCharts(archive).flatMap((alternative) => {
    const type = findBoundaryType(alternative)
    return type ? [{ type, alternative }] : []
  })
  const found = near.find(({ type }) => type === wanted) ?? near[0]
  return found && createBoundary(archive, found.type, found.alternative)
}

function createBoundary(archive: Archive, type: BoundaryType, alternative: Alternative): BirthTimeBoundary {
  const local = localOfBirthday(archive.birthday)
  const isLater = alternative.seconds > 0
  const beyond = addClockSeconds(local, secondsBeyond(archive, alternative))
  const at = isLater ? beyond : addClockSeconds(beyond, 1)
  const own = createSide(archive, local)
  const other = createSide(archive, beyond)
  const [before, after] = isLater ? [own, other] : [other, own]
  const minutes = [local, addClockSeconds(at, -1), at].map(minuteOf).sort()
  return {
    type,
    at,
    from: minutes[0]!,
    to: addClockSeconds(minutes.at(-1)!, 60),
    before,
    after,
    differs: PILLAR_PLACES.filter((place) => before.chart.pillars[place]?.index !== after.chart.pillars[place]?.index),
  }
}

/** Returns the seconds from the stated time to the nearest time with the other chart; corrects the engine's value by up to 2 s. */
function secondsBeyond(archive: Archive, { seconds, chart }: Alternative): number {
  const step = Math.sign(seconds)
  const wanted = JSON.stringify(pillarTextsOf(chart))
  const isBeyond = (at: number) =>
    JSON.stringify(pillarTextsOf(createSide(archive, addClockSeconds(localOfBirthday(archive.birthday), at)).chart)) === wanted
  return [-2, -1, 0, 1].map((more) => seconds + more * step).find((at) => at * step > 0 && isBeyond(at)) ?? seconds + 2 * step
}

function createSide(archive: Archive, local: string): BoundarySide {
  const birthday = birthdayOfLocal(local)
  return { birthday, chart: castChart(toBirthInput({ ...archive, birthday })) }
}

/** Adds seconds to a clock time. */
export function addClockSeconds(local: string, seconds: number): string {
  return wallClockAt(new Date(wallMsOf(local) + seconds * 1000).toISOString(), 0)
}

const minuteOf = (local: string) => `${local.slice(0, 16)}:00`

/** Returns the seconds between two clock times. */
export function secondsBetween(from: string, to: string): number {
  return (wallMsOf(to) - wallMsOf(from)) / 1000
}

/**
 * Lists other charts within the precision of the birth time, nearest first. For an unknown hour, only those that depend on more than the
 * hour.
 */
function listAlternativeCharts(archive: Archive): readonly Alternative[] {
  const clocks = [...listUnchosenReadings(archive), findOtherClock(archive)].filter((clock) => clock !== undefined)
  const within = Math.max(TOLERANCE_SECONDS, archive.told_within ?? 0)
  return findAlternatives(toBirthInput(archive), clocks, within).filter(({ doubts }) => doubts.some((doubt) => doubt !== 'hour-unknown'))
}
