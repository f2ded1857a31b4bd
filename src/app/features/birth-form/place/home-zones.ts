import type { Locale } from '#contract/locale.ts'

/** Where Traditional Chinese is at home. */
const TRADITIONAL = ['Asia/Taipei', 'Asia/Hong_Kong', 'Asia/Macau']

/** Zones of which places come first: this device's, and of who reads Traditional Chinese elsewhere, Taiwan's. */
export function homeZonesOf(locale: Locale, zone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone): readonly string[] {
  return locale === 'zh_TW' && !TRADITIONAL.includes(zone) ? ['Asia/Taipei'] : [zone]
}
