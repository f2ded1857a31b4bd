import type { BranchCode, Chart, Jie, PillarPlace, Receipt } from '#bazi/index.ts'
import { TOLERANCE_SECONDS } from '#bazi/index.ts'

const DAY_SECONDS = 86_400

/** A change of pillar close to the birth; `isPast`: it lies before the birth. */
export type Boundary =
  | { readonly kind: 'jie'; readonly jie: Jie; readonly isPast: boolean; readonly seconds: number; readonly pillars: readonly PillarPlace[] }
  | { readonly kind: 'jieDay'; readonly jie: Jie; readonly clock: string; readonly pillars: readonly PillarPlace[] }
  | { readonly kind: 'hour'; readonly branch: BranchCode; readonly isPast: boolean; readonly seconds: number; readonly pillars: readonly PillarPlace[] }
  | { readonly kind: 'midnight'; readonly isPast: boolean; readonly seconds: number; readonly pillars: readonly PillarPlace[] }

/** The birthplace's clock at an instant, with the offset of birth: `YYYY-MM-DDTHH:mm:ss`. */
export function birthplaceClockOf({ offsetSeconds }: Pick<Receipt, 'offsetSeconds'>, utc: string): string {
  return new Date(Date.parse(utc) + offsetSeconds * 1000).toISOString().slice(0, 19)
}

function pillarsOfJie({ code }: Jie): readonly PillarPlace[] {
  return code === 'lichun' ? ['year', 'month'] : ['month']
}

function jieBoundariesOf({ prevJie, nextJie }: Receipt): Boundary[] {
  const both = [
    { jie: prevJie, isPast: true, seconds: prevJie.secondsBefore },
    { jie: nextJie, isPast: false, seconds: nextJie.secondsAfter },
  ]
  return both
    .filter(({ seconds }) => seconds <= TOLERANCE_SECONDS)
    .map((one) => ({ kind: 'jie', ...one, pillars: pillarsOfJie(one.jie) }))
}

/** With the hour unknown a jie anywhere on the day leaves the month open. */
function jieDaysOf(receipt: Receipt): Boundary[] {
  return [receipt.prevJie, receipt.nextJie].flatMap((jie): Boundary[] => {
    const clock = birthplaceClockOf(receipt, jie.utc)
    return clock.slice(0, 10) === receipt.civil.slice(0, 10) ? [{ kind: 'jieDay', jie, clock, pillars: pillarsOfJie(jie) }] : []
  })
}

/** Under `zi: '23'` the day turns with the hour of the rat. */
function hourBoundariesOf({ sinceDoubleHour, untilDoubleHour, zi }: Receipt, branch: BranchCode): Boundary[] {
  const both = [
    { isPast: true, seconds: sinceDoubleHour, turnsDay: branch === 'zi' },
    { isPast: false, seconds: untilDoubleHour, turnsDay: branch === 'hai' },
  ]
  return both
    .filter(({ seconds }) => seconds <= TOLERANCE_SECONDS)
    .map(({ isPast, seconds, turnsDay }) => {
      const pillars: PillarPlace[] = turnsDay && zi === '23' ? ['day', 'hour'] : ['hour']
      return { kind: 'hour', branch, isPast, seconds, pillars }
    })
}

/** Under `zi: '24'` the day turns at midnight, in the middle of a double-hour. */
function midnightOf({ clock, zi }: Receipt): Boundary[] {
  if (zi === '23') return []
  const [hours = 0, minutes = 0, seconds = 0] = clock.slice(11).split(':').map(Number)
  const since = hours * 3600 + minutes * 60 + seconds
  const both = [
    { isPast: true, seconds: since },
    { isPast: false, seconds: DAY_SECONDS - since },
  ]
  return both
    .filter((one) => one.seconds <= TOLERANCE_SECONDS)
    .map((one) => ({ kind: 'midnight', ...one, pillars: ['day'] }))
}

/** Every change of pillar that the birth is too close to for its minute to be trusted. */
export function boundariesOf(chart: Chart, receipt: Receipt): readonly Boundary[] {
  const { hour } = chart.pillars
  if (!hour) return jieDaysOf(receipt)
  return [...jieBoundariesOf(receipt), ...hourBoundariesOf(receipt, hour.branch), ...midnightOf(receipt)]
}
