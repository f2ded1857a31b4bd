import { type Alternative, castChart, type Chart, pillarTextsOf, type PillarPlace } from '#bazi/index.ts'
import { birthdayOfLocal, castInputOf, localOfBirthday } from '#birth/index.ts'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { wallClockAt, wallMsOf } from '#places/index.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { listAlternativeCharts } from './alternative-charts.ts'

/** Boundary types with their own screen. If several coincide, the last one names the boundary. */
export const BOUNDARY_TYPES = ['double-hour', 'day-change', 'jie'] as const
export type BoundaryType = (typeof BOUNDARY_TYPES)[number]

/** One side of a boundary: the archive's chart on that side. */
export interface BoundarySide {
  /** The archive's clock time on this side: the stated time, or the nearest second to it. */
  readonly birthday: string
  readonly chart: Chart
}

/** A boundary so close to the birth that its side is uncertain. Clock times of the birthplace, `YYYY-MM-DDTHH:mm:ss`. */
export interface Boundary {
  readonly type: BoundaryType
  /** First second after the boundary. */
  readonly at: string
  /** Whole minutes that contain both the boundary and the stated time. */
  readonly from: string
  readonly to: string
  readonly before: BoundarySide
  readonly after: BoundarySide
  readonly differs: readonly PillarPlace[]
}

/** Returns the boundary type between a chart and an alternative; undefined if the clock or the hour is uncertain instead. */
export function findBoundaryType({ doubts }: Pick<Alternative, 'doubts'>): BoundaryType | undefined {
  if (doubts.includes('clock') || doubts.includes('hour-unknown')) return undefined
  return BOUNDARY_TYPES.findLast((type) => doubts.includes(type))
}

/** Lists alternative charts still open; a chosen side excludes those beyond a boundary. */
export function listOpenCharts(archive: Archive): readonly Alternative[] {
  return listAlternativeCharts(archive).filter(
    (other) => archive.told_within !== EXACT_TIME_PRECISION || findBoundaryType(other) === undefined,
  )
}

/** Finds the type of the nearest undecided boundary. */
export function findOpenBoundary(archive: Archive): BoundaryType | undefined {
  return listOpenCharts(archive)
    .map(findBoundaryType)
    .find((type) => type !== undefined)
}

/** Lists the pillars that differ beyond a boundary. */
export function listOpenPillars(others: readonly Alternative[]): readonly PillarPlace[] {
  const places = others.flatMap((other) => (findBoundaryType(other) ? other.differs : []))
  return PILLAR_PLACES.filter((place) => places.includes(place))
}

/** Finds the boundary of type `wanted`, else the nearest one. */
export function findBoundary(archive: Archive, wanted?: string): Boundary | undefined {
  const near = listAlternativeCharts(archive).flatMap((alternative) => {
    const type = findBoundaryType(alternative)
    return type ? [{ type, alternative }] : []
  })
  const found = near.find(({ type }) => type === wanted) ?? near[0]
  return found && createBoundary(archive, found.type, found.alternative)
}

function createBoundary(archive: Archive, type: BoundaryType, alternative: Alternative): Boundary {
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

/** Seconds from the stated time to the nearest one with the other chart; corrects the engine's value by up to 2 s. */
function secondsBeyond(archive: Archive, { seconds, chart }: Alternative): number {
  const step = Math.sign(seconds)
  const wanted = JSON.stringify(pillarTextsOf(chart))
  const isBeyond = (at: number) =>
    JSON.stringify(pillarTextsOf(createSide(archive, addClockSeconds(localOfBirthday(archive.birthday), at)).chart)) === wanted
  return [-2, -1, 0, 1].map((more) => seconds + more * step).find((at) => at * step > 0 && isBeyond(at)) ?? seconds + 2 * step
}

function createSide(archive: Archive, local: string): BoundarySide {
  const birthday = birthdayOfLocal(local)
  return { birthday, chart: castChart(castInputOf({ ...archive, birthday })) }
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
