import { useEffect, useMemo, useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { withMessages } from '../../language/i18n.ts'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import type { findDays as find, FoundDays } from './find-days.ts'
import type { DayRange } from './range.ts'

export interface Finding {
  /** Undefined while there is no range, and until the finder has come. */
  readonly found: FoundDays | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

type Finder = typeof find

/** The days of a question. The almanac comes in a file of its own, from the worker's store when offline. */
export function useFoundDays(people: readonly ListedArchive[], purpose: PurposeCode, range: DayRange | undefined): Finding {
  const [finder, setFinder] = useState<{ find: Finder | undefined }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const keep = (find: Finder | undefined) => isWanted && setFinder({ find })
    async function load() {
      const { findDays, readAlmanacAhead } = await withMessages(import('./find-days.ts'))
      keep(findDays)
      readAlmanacAhead()
    }
    load().catch(() => keep(undefined))
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
