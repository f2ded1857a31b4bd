import { useEffect, useMemo, useState } from 'react'
import { queryStore } from '#device/store/query-store.ts'
import { emptyDraft, type BirthDraft } from './birth-draft.ts'

/** Maximum age of a saved draft in ms. The absolute difference also rejects a draft from a clock set ahead. */
const MAX_AGE_MS = 3_600_000

interface SavedDraft {
  readonly at: number
  readonly draft: BirthDraft
}

function parseSavedDraft(value: unknown): BirthDraft | null {
  const saved = value as SavedDraft | undefined
  // A draft of an older app version may lack fields.
  return saved && Math.abs(Date.now() - saved.at) < MAX_AGE_MS ? { ...emptyDraft, ...saved.draft } : null
}

/**
 * The user's unfinished form, stored in their own database so that a log-out deletes it. `name` identifies
 * the form; `savedDraft` is undefined while loading.
 */
export function useSavedDraft(userId: string, name: string) {
  const store = useMemo(() => queryStore(userId), [userId])
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
