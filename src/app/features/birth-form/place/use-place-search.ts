import { useEffect, useState } from 'react'
import { preloadPlaces, searchPlaces } from '#places/index.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { preferredZonesOf } from './preferred-zones.ts'

export type FoundPlace = Awaited<ReturnType<typeof searchPlaces>>[number]

export interface PlaceSearch {
  /** Query of these results; older results stay until the new ones arrive. */
  readonly query: string
  readonly places: readonly FoundPlace[]
  readonly hasFailed: boolean
}

const NO_RESULTS: PlaceSearch = { query: '', places: [], hasFailed: false }
const LIMIT = 8

/** Places matching the typed text, from the table on this device. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [search, setSearch] = useState(NO_RESULTS)
  const { locale } = useMessages()
  const query = text.trim()
  // Unpack the table before the user types. A failure shows with the first search.
  useEffect(() => whenIdle(() => void preloadPlaces().catch(() => undefined)), [])
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
