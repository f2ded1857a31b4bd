import { languageTags, type Locale } from '#contract/locale.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/*
 * Zone names come from the browser, which has names for about 400 time zones; other zones are shown by their id.
 */

const QUARTER_HOUR = 900

const asIs = (name: string) => name
/** Adapts a browser's zone name to the locale: Taiwan says 日光節約時間, browsers write 夏令時間. */
const asWritten: Readonly<Record<Locale, (name: string) => string>> = {
  zh_CN: asIs,
  zh_TW: (name) => name.replace(/夏令時間/, '日光節約時間'),
  en_US: asIs,
}

/**
 * Returns a zone's name at an instant (中国夏令时间), or without one the generic name (中国时间). Local mean times get the zone id: browsers
 * would use the modern name.
 */
export function formatZoneName(locale: Locale, zone: string, at?: { readonly utc: string; readonly offsetSeconds: number }): string {
  if (at && at.offsetSeconds % QUARTER_HOUR !== 0) return zone
  return (at && namedBy(locale, zone, 'long', Date.parse(at.utc))) ?? namedBy(locale, zone, 'longGeneric', 0) ?? zone
}

/** Formats an offset in seconds east of UTC: UTC+8, UTC−3:30, UTC+8:05:43. */
export function formatUtcOffset(seconds: number): string {
  const left = Math.abs(seconds)
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop()
  const [hours, ...rest] = parts
  return `UTC${seconds < 0 ? '−' : '+'}${[hours, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')}`
}

function namedBy(locale: Locale, zone: string, timeZoneName: 'long' | 'longGeneric', ms: number): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(languageTags[locale], { timeZone: zone, timeZoneName }).formatToParts(ms)
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value
    // Some browsers return an offset instead of a name.
    if (!name || /^(GMT|UTC)/.test(name)) return undefined
    return asWritten[locale](name)
  } catch {
    return undefined
  }
}

/** Message shown wherever the time zone of a birth is uncertain (`isZoneUncertain`). */
export const ZONE_UNCERTAIN_MESSAGE: MessageDescriptor = msg`一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。`
