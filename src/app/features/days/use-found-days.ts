import { useEffect, useMemo, useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { withMessages } from '../../language/i18n.ts'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import type { findDays as find, FoundDays } from './find-days.ts'
import type { DayRange } from './range.ts'

export interface DayFinderResult {
  /** Undefined without a range and until the finder is loaded. */
  readonly found: FoundDays | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

type Finder = typeof find

/** Finds days for the people, purpose and range. The finder is a lazy chunk, available offline from the service worker's cache. */
export function useFoundDays(people: readonly ListedArchive[], purpose: PurposeCode, range: DayRange | undefined): DayFinderResult {
  const [finder, setFinder] = useState<{ find: Finder | undefined }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const store = (find: Finder | undefined) => isWanted && setFinder({ find })
    async function load() {
      const { findDays, prefetchAlmanacLists } = await withMessages(import('./find-days.ts'))
      store(findDays)
      prefetchAlmanacLists()
    }
    load().catch(() => store(undefined))
    return () => void (isWanted = false)
  }, [attempt])
  const found = useMemo(() => range && finder?.find?.(people, purpose, range), [finder, people, purpose, range])
  return {
    found,
    hasFailed: finder !== undefined && finder.find === undefined,
    retry: () => {
      setFinder(undefined)
      setAttempt(attempt + 1)
    },
  }
}
