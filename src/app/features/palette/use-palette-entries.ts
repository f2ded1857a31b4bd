import { useEffect, useMemo, useState } from 'react'
import { listRecentDestinations } from '#device/settings/recent-destinations.ts'
import { useUserId } from '../../session/session.ts'
import type { PaletteEntry } from './entry.ts'
import { searchPaletteEntries, createSearchableEntry } from './rank-entries.ts'
import { useArchiveEntries } from './use-archive-entries.ts'
import { useDayEntries } from './use-day-entries.ts'
import { usePassageEntries, useConversationEntries, useNoteEntries, useTermEntries } from './use-content-entries.ts'
import { useSettingEntries } from './use-setting-entries.ts'

/** Maximum number of rows; typing further narrows the list. */
const MAX_ROWS = 60
const MAX_RECENT = 8

/** Returns the entries for the typed text; recent entries and pages if it is empty. Undefined until loaded. */
export function usePaletteEntries(pages: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] | undefined {
  const recentIds = useRecentIds()
  const days = useDayEntries()
  const archives = useArchiveEntries()
  const settings = useSettingEntries()
  const conversations = useConversationEntries(typed)
  const notes = useNoteEntries()
  const passages = usePassageEntries(typed)
  const terms = useTermEntries()
  const all = useMemo(
    () =>
      removeDuplicates([
        ...days.named,
        ...pages,
        ...archives,
        ...settings,
        ...conversations,
        ...notes,
        ...passages,
        ...terms,
        ...days.restore(recentIds ?? []),
      ]),
    [days, pages, archives, settings, conversations, notes, passages, terms, recentIds],
  )
  const isTyped = typed.trim() !== ''
  const searchable = useMemo(() => (isTyped ? all.map(createSearchableEntry) : []), [all, isTyped])
  return useMemo(() => {
    if (!recentIds) return undefined
    const again = recentIds.flatMap((id) => all.find((entry) => entry.id === id) ?? []).slice(0, MAX_RECENT)
    const offered = isTyped ? [...days.findMeant(typed), ...searchPaletteEntries(typed, searchable, recentIds)] : [...again, ...pages]
    return removeDuplicates(offered).slice(0, MAX_ROWS)
  }, [recentIds, all, isTyped, days, typed, searchable, pages])
}

/** Returns the recent ids as of the opening of the palette, so that choosing an entry moves no rows. */
function useRecentIds(): readonly string[] | undefined {
  const userId = useUserId()
  const [recentIds, setRecentIds] = useState<readonly string[]>()
  useEffect(() => {
    let isWanted = true
    // Search works without recent entries.
    const store = (ids: readonly string[]) => void (isWanted && setRecentIds(ids))
    listRecentDestinations(userId).then(store, () => store([]))
    return () => void (isWanted = false)
  }, [userId])
  return recentIds
}

/** Keeps the first entry of each id. */
function removeDuplicates(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id))
}
