import type { Locale } from '#contract/locale.ts'

/** Zones where Traditional Chinese is the local script. */
const TRADITIONAL = ['Asia/Taipei', 'Asia/Hong_Kong', 'Asia/Macau']

/** Returns the zones whose places rank first: the device's zone, or Taipei for `zh_TW` on a device outside these zones. */
export function preferredZonesOf(locale: Locale, zone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone): readonly string[] {
  return locale === 'zh_TW' && !TRADITIONAL.includes(zone) ? ['Asia/Taipei'] : [zone]
}
