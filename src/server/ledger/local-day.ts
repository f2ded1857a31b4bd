/** Making one costs more than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(zone, made)
  return made
}

/** The date, `YYYY-MM-DD`, that it is in an IANA zone. */
export function localDateOf(zone: string, now: number): string {
  return formatOf(zone).format(now)
}
