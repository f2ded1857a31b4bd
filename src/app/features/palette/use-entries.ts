import { useEffect, useMemo, useState } from 'react'
import { listRecent } from '#device/settings/recent.ts'
import { useUserId } from '../../session/session.ts'
import type { Entry } from './entry.ts'
import { rankedFor, soughtOf } from './ranked.ts'
import { useArchiveEntries } from './use-archive-entries.ts'
import { useDayEntries } from './use-day-entries.ts'
import { usePassageEntries } from './use-passage-entries.ts'
import { useConversationEntries, useNoteEntries, useTermEntries } from './use-said-entries.ts'
import { useSettingEntries } from './use-setting-entries.ts'

/** More rows nobody reads: whoever types on has fewer. */
const MOST = 60
const MOST_AGAIN = 8

/** What is offered for what was typed; before that, what was used lately and the pages. `undefined` until it is known. */
export function useEntries(pages: readonly Entry[], typed: string): readonly Entry[] | undefined {
  const lately = useLately()
  const days = useDayEntries()
  const archives = useArchiveEntries()
  const settings = useSettingEntries()
  const conversations = useConversationEntries(typed)
  const notes = useNoteEntries()
  const passages = usePassageEntries(typed)
  const terms = useTermEntries()
  const all = useMemo(
    () =>
      uniqueOf([
        ...days.near,
        ...pages,
        ...archives,
        ...settings,
        ...conversations,
        ...notes,
        ...passages,
        ...terms,
        ...days.again(lately ?? []),
      ]),
    [days, pages, archives, settings, conversations, notes, passages, terms, lately],
  )
  const isTyped = typed.trim() !== ''
  const sought = useMemo(() => (isTyped ? all.map(soughtOf) : []), [all, isTyped])
  return useMemo(() => {
    if (!lately) return undefined
    const again = lately.flatMap((id) => all.find((entry) => entry.id === id) ?? []).slice(0, MOST_AGAIN)
    const offered = isTyped ? [...days.meant(typed), ...rankedFor(typed, sought, lately)] : [...again, ...pages]
    return uniqueOf(offered).slice(0, MOST)
  }, [lately, all, isTyped, days, typed, sought, pages])
}

/** As it was when the palette was opened: what is chosen in it moves no rows. */
function useLately(): readonly string[] | undefined {
  const userId = useUserId()
  const [lately, setLately] = useState<readonly string[]>()
  useEffect(() => {
    let isWanted = true
    // Without a memory everything is found all the same.
    const keep = (ids: readonly string[]) => void (isWanted && setLately(ids))
    listRecent(userId).then(keep, () => keep([]))
    return () => void (isWanted = false)
  }, [userId])
  return lately
}

/** Each entry once, where it stands first. */
function uniqueOf(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id))
}
