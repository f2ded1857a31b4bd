import { lightFormat } from 'date-fns/lightFormat'
import { useSyncExternalStore } from 'react'
import type { BranchCode, CivilDate } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import { dateOfIso } from './civil-dates.ts'

export interface LocalHour {
  /** The user's own day; it turns at local midnight. */
  today: CivilDate
  /** The present double-hour; null in the last hour of the day, which belongs to tomorrow's 子. */
  branch: BranchCode | null
}

const HOUR_MS = 3_600_000

const read = () => lightFormat(Date.now(), 'yyyy-MM-dd H')

/** Tells at each full hour, and on coming back to the page: a sleeping device keeps no timers. */
function subscribe(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function turn() {
    clearTimeout(timer)
    tell()
    // Zones stand whole quarters of an hour from UTC, so a quarter at most passes unseen; it is told on the dot.
    timer = setTimeout(turn, HOUR_MS / 4 - (Date.now() % (HOUR_MS / 4)) + 20)
  }
  turn()
  document.addEventListener('visibilitychange', turn)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turn)
  }
}

/** Today and the present double-hour by the device's own clock, live. */
export function useLocalHour(): LocalHour {
  const [date, hour] = useSyncExternalStore(subscribe, read).split(' ')
  return { today: dateOfIso(date!)!, branch: branchAt(Number(hour)) }
}

function branchAt(hour: number): BranchCode | null {
  return hour === 23 ? null : BRANCHES[Math.floor((hour + 1) / 2)]!
}
