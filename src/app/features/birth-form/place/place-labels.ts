import type { ByLocale, Locale } from '#contract/locale.ts'
import { LOCALES } from '#contract/locale.ts'
import { XINJIANG_ZONE, zoneAltOf } from '#places/index.ts'
import type { ChosenPlace } from '../draft/birth-draft.ts'
import type { FoundPlace } from './use-place-search.ts'

/** Formats a longitude in degrees with its hemisphere: 121.47°E. */
export function formatLongitude(lng: number): string {
  return `${Math.abs(lng).toFixed(2)}°${lng < 0 ? 'W' : 'E'}`
}

const joiners: Record<Locale, (name: string, admin: string) => string> = {
  zh_CN: (name, admin) => admin + name,
  zh_TW: (name, admin) => admin + name,
  en_US: (name, admin) => `${name}, ${admin}`,
}

/** Joins place and region names; returns the place name alone if one contains the other. */
export function formatPlaceName(locale: Locale, name: string, admin: string): string {
  return admin === '' || admin.includes(name) || name.includes(admin) ? name : joiners[locale](name, admin)
}

/** Converts a search result to the stored form; the name includes the region, because place names repeat. */
export function toChosenPlace({ name, admin, lat, lng, zone }: FoundPlace): ChosenPlace {
  const names = LOCALES.map((locale) => [locale, formatPlaceName(locale, name[locale], admin[locale])])
  return { name: Object.fromEntries(names) as ByLocale, lat, lng, zone }
}

const OFFICIAL = 'Asia/Shanghai'

/** Returns which of Xinjiang's two clocks (two hours apart) a place uses; undefined outside Xinjiang. */
export function getXinjiangClockKind(place: ChosenPlace | null): 'official' | 'local' | undefined {
  if (place?.zone === XINJIANG_ZONE) return 'local'
  return place && zoneAltOf(place) ? 'official' : undefined
}

/** Returns the place with Xinjiang's local zone if `isLocal`, otherwise with China's official zone. */
export function withXinjiangClockKind(place: ChosenPlace, isLocal: boolean): ChosenPlace {
  return { ...place, zone: isLocal ? XINJIANG_ZONE : OFFICIAL }
}
