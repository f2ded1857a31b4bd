import type { Receipt } from '#bazi/index.ts'

/** The birthplace's clock at an instant, with the offset of birth: `YYYY-MM-DDTHH:mm:ss`. */
export function birthplaceClockOf({ offsetSeconds }: Pick<Receipt, 'offsetSeconds'>, utc: string): string {
  return new Date(Date.parse(utc) + offsetSeconds * 1000).toISOString().slice(0, 19)
}
