import type { ByLocale, Locale } from '#contract/locale.ts'
import { LOCALES } from '#contract/locale.ts'
import { XINJIANG_ZONE, zoneAltOf } from '#places/index.ts'
import type { ChosenPlace } from '../draft/birth-draft.ts'
import type { FoundPlace } from './use-place-search.ts'

/** 121.47°E */
export function longitudeText(lng: number): string {
  return `${Math.abs(lng).toFixed(2)}°${lng < 0 ? 'W' : 'E'}`
}

const joiners: Record<Locale, (name: string, admin: string) => string> = {
  zh_CN: (name, admin) => admin + name,
  zh_TW: (name, admin) => admin + name,
  en_US: (name, admin) => `${name}, ${admin}`,
}

export function fullNameOf(locale: Locale, name: string, admin: string): string {
  return admin === '' || admin.includes(name) || name.includes(admin) ? name : joiners[locale](name, admin)
}

/** What is written down of a found place: its name with its region, since names come more than once. */
export function chosenOf({ name, admin, lat, lng, zone }: FoundPlace): ChosenPlace {
  const names = LOCALES.map((locale) => [locale, fullNameOf(locale, name[locale], admin[locale])])
  return { name: Object.fromEntries(names) as ByLocale, lat, lng, zone }
}

const OFFICIAL = 'Asia/Shanghai'

/** In Xinjiang two clocks are in use, two hours apart; which of them stands, or `undefined` elsewhere. */
export function xinjiangClockOf(place: ChosenPlace | null): 'official' | 'local' | undefined {
  if (place?.zone === XINJIANG_ZONE) return 'local'
  return place && zoneAltOf(place) ? 'official' : undefined
}

export function withXinjiangClock(place: ChosenPlace, isLocal: boolean): ChosenPlace {
  return { ...place, zone: isLocal ? XINJIANG_ZONE : OFFICIAL }
}
