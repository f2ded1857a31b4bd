import { languageTags, type Locale } from '#contract/locale.ts'

/*
 * The browser's own words for zones, since some four hundred have one; the id itself where it has none.
 */

const QUARTER_HOUR = 900

const asIs = (name: string) => name
/** A browser's name as our texts write it. Taiwan has a word of its own for summer time; browsers write 中國夏令時間. */
const asWritten: Readonly<Record<Locale, (name: string) => string>> = {
  zh_CN: asIs,
  zh_TW: (name) => name.replace(/夏令時間/, '日光節約時間'),
  en_US: asIs,
}

/**
 * What its clock was called at an instant (ISO): 中国夏令时间; China Daylight Time. The local mean times of
 * long ago, told by their odd offsets (seconds east of UTC), keep the id: the browser would give them today's name.
 * Without an instant what people call it all year: 中国时间; China Time.
 */
export function zoneNameOf(locale: Locale, zone: string, at?: { readonly utc: string; readonly offsetSeconds: number }): string {
  if (at && at.offsetSeconds % QUARTER_HOUR !== 0) return zone
  return (at && namedBy(locale, zone, 'long', Date.parse(at.utc))) ?? namedBy(locale, zone, 'longGeneric', 0) ?? zone
}

/** UTC+8, UTC−3:30, UTC+8:05:43 */
export function offsetText(seconds: number): string {
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
    // A bare offset is no name.
    if (!name || /^(GMT|UTC)/.test(name)) return undefined
    return asWritten[locale](name)
  } catch {
    return undefined
  }
}
