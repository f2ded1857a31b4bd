import { useEffect, useState } from 'react'
import { preloadPlaces, searchPlaces } from '#places/index.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { homeZonesOf } from './home-zones.ts'

export type FoundPlace = Awaited<ReturnType<typeof searchPlaces>>[number]

export interface PlaceSearch {
  /** What the places were found for; the list of an older query stays until the new one is there. */
  readonly query: string
  readonly places: readonly FoundPlace[]
  readonly hasFailed: boolean
}

const nothing: PlaceSearch = { query: '', places: [], hasFailed: false }
const LIMIT = 8

/** Places for what is typed, from the table on this device. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [search, setSearch] = useState(nothing)
  const { locale } = useMessages()
  const query = text.trim()
  // The form stands: the table is unpacked before somebody types. A failure shows with the first search.
  useEffect(() => whenIdle(() => void preloadPlaces().catch(() => undefined)), [])
  useEffect(() => {
    if (query === '') return setSearch(nothing)
    let isWanted = true
    searchPlaces(query, { limit: LIMIT, zones: homeZonesOf(locale) }).then(
      (places) => isWanted && setSearch({ query, places, hasFailed: false }),
      () => isWanted && setSearch({ query, places: [], hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [query, locale])
  return search
}
