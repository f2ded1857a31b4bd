import type { Receipt } from '#bazi/index.ts'
import { wallClockAt } from '#places/index.ts'

/** Formats an ISO instant as clock time at the birthplace, with the UTC offset at birth: `YYYY-MM-DDTHH:mm:ss`. */
export function formatBirthplaceClock({ offsetSeconds }: Pick<Receipt, 'offsetSeconds'>, utc: string): string {
  return wallClockAt(utc, offsetSeconds)
}
