import { useEffect, useState } from 'react'
import { preloadPlaces, searchPlaces } from '#places/index.ts'
import type { Locale } from '#contract/locale.ts'
import { runWhenIdle } from '../../../browser/when-idle.ts'
import { useMessages } from '../../../language/use-messages.ts'

export type FoundPlace = Awaited<ReturnType<typeof searchPlaces>>[number]

interface PlaceSearchState {
  /** Query that these results belong to; they stay until the results of a newer query arrive. */
  readonly query: string
  readonly places: readonly FoundPlace[]
  readonly hasFailed: boolean
}

const NO_RESULTS: PlaceSearchState = { query: '', places: [], hasFailed: false }
const LIMIT = 8

/** Searches the place table on the device; returns at most eight places that match the typed text. */
export function usePlaceSearch(text: string): PlaceSearchState {
  const [search, setSearch] = useState(NO_RESULTS)
  const { locale } = useMessages()
  const query = text.trim()
  // Loads and unpacks the table before the user types. Ignores a failure, which the first search will show.
  useEffect(() => runWhenIdle(() => void preloadPlaces().catch(() => undefined)), [])
  useEffect(() => {
    if (query === '') return setSearch(NO_RESULTS)
    let isWanted = true
    searchPlaces(query, { limit: LIMIT, zones: preferredZonesOf(locale) }).then(
      (places) => isWanted && setSearch({ query, places, hasFailed: false }),
      () => isWanted && setSearch({ query, places: [], hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [query, locale])
  return search
}

/** Zones where Traditional Chinese is the local script. */
const TRADITIONAL = ['Asia/Taipei', 'Asia/Hong_Kong', 'Asia/Macau']

/** Returns the zones whose places rank first: the device's zone, or Taipei for `zh_TW` on a device outside these zones. */
function preferredZonesOf(locale: Locale, zone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone): readonly string[] {
  return locale === 'zh_TW' && !TRADITIONAL.includes(zone) ? ['Asia/Taipei'] : [zone]
}
