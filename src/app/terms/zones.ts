import { languageTags, type Locale } from '#contract/locale.ts'

/**
 * What people call the clock of an IANA zone: 中国时间; China Time. The browser's own words, since
 * some four hundred zones have one; the id itself where the browser does not know the zone.
 */
export function zoneNameOf(locale: Locale, zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat(languageTags[locale], { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  } catch {
    return zone
  }
}
