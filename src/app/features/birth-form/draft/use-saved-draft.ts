import { useEffect, useMemo, useState } from 'react'
import { createQueryStore } from '#device/store/query-store.ts'
import { emptyDraft, type BirthDraft } from './birth-draft.ts'

/** Maximum age of a saved draft in ms; also the maximum for dates in the future, which a clock that was ahead leaves behind. */
const MAX_AGE_MS = 3_600_000

interface SavedDraft {
  readonly at: number
  readonly draft: BirthDraft
}

function parseSavedDraft(value: unknown): BirthDraft | null {
  const saved = value as SavedDraft | undefined
  // Fills in the fields that a draft saved by an older app version may lack.
  return saved && Math.abs(Date.now() - saved.at) < MAX_AGE_MS ? { ...emptyDraft, ...saved.draft } : null
}

/**
 * Returns the draft saved in the user's own database, which log-out deletes. `name`: id of the form; `savedDraft` is undefined while
 * loading.
 */
export function useSavedDraft(userId: string, name: string) {
  const store = useMemo(() => createQueryStore(userId), [userId])
  const key = `birth-draft ${name}`
  const [read, setRead] = useState<{ store: unknown; key: string; draft: BirthDraft | null }>()
  useEffect(() => {
    if (userId === '') return undefined
    let isWanted = true
    void store.getItem(key).then((value) => isWanted && setRead({ store, key, draft: parseSavedDraft(value) }))
    return () => {
      isWanted = false
    }
  }, [userId, store, key])
  return {
    savedDraft: read?.store === store && read.key === key ? read.draft : undefined,
    saveDraft: (draft: BirthDraft) => void store.setItem(key, { at: Date.now(), draft } satisfies SavedDraft),
    discardDraft: () => store.removeItem(key),
  }
}
