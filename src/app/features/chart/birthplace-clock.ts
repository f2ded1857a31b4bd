import type { Receipt } from '#bazi/index.ts'
import { wallClockAt } from '#places/index.ts'

/** The birthplace's clock at an instant, with the offset of birth: `YYYY-MM-DDTHH:mm:ss`. */
export function birthplaceClockOf({ offsetSeconds }: Pick<Receipt, 'offsetSeconds'>, utc: string): string {
  return wallClockAt(utc, offsetSeconds)
}
