import { languageTags, type Locale } from '#contract/locale.ts'

/*
 * The browser's own words for zones, since some four hundred have one; the id itself where it has none.
 */

const QUARTER_HOUR = 900

/** What people call the clock of an IANA zone: 中国时间; China Time. */
export function zoneNameOf(locale: Locale, zone: string): string {
  return namedBy(locale, zone, 'longGeneric', 0) ?? zone
}

/**
 * What its clock was called at an instant (ISO): 中国夏令时间; China Daylight Time. The local mean times of
 * long ago, told by their odd offsets (seconds east of UTC), keep the id: the browser would give them today's name.
 */
export function zoneNameAt(locale: Locale, zone: string, utc: string, offsetSeconds: number): string {
  if (offsetSeconds % QUARTER_HOUR !== 0) return zone
  return namedBy(locale, zone, 'long', Date.parse(utc)) ?? zoneNameOf(locale, zone)
}

function namedBy(locale: Locale, zone: string, timeZoneName: 'long' | 'longGeneric', ms: number): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(languageTags[locale], { timeZone: zone, timeZoneName }).formatToParts(ms)
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value
    // A bare offset is no name.
    return name && /^(GMT|UTC)/.test(name) ? undefined : name
  } catch {
    return undefined
  }
}
