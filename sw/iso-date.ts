/** Returns the local date as `YYYY-MM-DD`. */
export function isoDateOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
