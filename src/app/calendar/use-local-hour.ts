import { lightFormat } from 'date-fns/lightFormat'
import { useSyncExternalStore } from 'react'
import type { BranchCode, CivilDate } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import { parseIsoDate } from './civil-dates.ts'

export interface LocalHour {
  /** The local date; it changes at local midnight. */
  today: CivilDate
  /** Branch of the current double-hour; null from 23:00 to midnight: that hour belongs to 子 of the next day. */
  branch: BranchCode | null
}

const HOUR_MS = 3_600_000

const read = () => lightFormat(Date.now(), 'yyyy-MM-dd H')

/** Notifies every quarter hour, and when the visibility changes: timers stop while a device sleeps. */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function update() {
    clearTimeout(timer)
    notify()
    // Time zone offsets are multiples of 15 minutes, so a timer for each UTC quarter hour fires at every full local hour.
    timer = setTimeout(update, HOUR_MS / 4 - (Date.now() % (HOUR_MS / 4)) + 20)
  }
  update()
  document.addEventListener('visibilitychange', update)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', update)
  }
}

/** Returns today and the current double-hour in local time; re-renders when they change. */
export function useLocalHour(): LocalHour {
  const [date, hour] = useSyncExternalStore(subscribe, read).split(' ')
  return { today: parseIsoDate(date!)!, branch: branchAt(Number(hour)) }
}

function branchAt(hour: number): BranchCode | null {
  return hour === 23 ? null : BRANCHES[Math.floor((hour + 1) / 2)]!
}
