import { useEffect, useMemo, useState } from 'react'
import { languageTags } from '#contract/locale.ts'
import { offsetSecondsAt, zoneCities } from '#places/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatZoneName } from '../../../terms/zones.ts'
import { usePlaceSearch } from './use-place-search.ts'

export interface ZoneChoice {
  readonly zone: string
  readonly city: string
  readonly name: string
  /** Current offset in seconds east of UTC. */
  readonly offset: number
}

type ZoneCities = Awaited<ReturnType<typeof zoneCities>>

/** Returns all zones, and those whose name, id or any of whose cities matches the typed text. */
export function useZoneChoices(typed: string) {
  const { locale } = useMessages()
  const [{ cities, now }, setLoaded] = useState<{ cities: ZoneCities; now: number }>({ cities: [], now: 0 })
  // Ignores a failure to load the table: a zone id can still be typed.
  useEffect(
    () =>
      void zoneCities().then(
        (found) => setLoaded({ cities: found, now: Date.now() }),
        () => undefined,
      ),
    [],
  )
  const all = useMemo(
    () =>
      cities
        .map(({ zone, city }): ZoneChoice => ({
          zone,
          city: city[locale],
          name: formatZoneName(locale, zone),
          offset: offsetSecondsAt(zone, now),
        }))
        .toSorted((a, b) => a.offset - b.offset || a.city.localeCompare(b.city, languageTags[locale])),
    [cities, now, locale],
  )
  const { places } = usePlaceSearch(typed)
  const found = useMemo(() => {
    const text = typed.trim().toLowerCase()
    if (text === '') return all
    const within = places.flatMap(({ zone }) => all.filter((choice) => choice.zone === zone))
    const named = all.filter(({ zone, city, name }) => [zone, city, name].some((word) => word.toLowerCase().includes(text)))
    return [...new Set([...named, ...within])]
  }, [all, places, typed])
  return { all, found }
}
