import { useEffect, useMemo, useState } from 'react'
import { queryStore } from '#device/store/query-store.ts'
import { emptyDraft, type BirthDraft } from './birth-draft.ts'

/** What is typed outlives a reload for so long; an older draft would only surprise, and so would one of another clock. */
const KEPT_MS = 3_600_000

interface Kept {
  readonly at: number
  readonly draft: BirthDraft
}

function draftIn(value: unknown): BirthDraft | null {
  const kept = value as Kept | undefined
  // An older version of the app may have known fewer fields.
  return kept && Math.abs(Date.now() - kept.at) < KEPT_MS ? { ...emptyDraft, ...kept.draft } : null
}

/**
 * The unfinished form of this user, in their own database, so that it goes with a log-out. `name`
 * tells forms apart; `kept` is undefined while it is being read.
 */
export function useKeptDraft(userId: string, name: string) {
  const store = useMemo(() => queryStore(userId), [userId])
  const key = `birth-draft ${name}`
  const [read, setRead] = useState<{ store: unknown; key: string; draft: BirthDraft | null }>()
  useEffect(() => {
    if (userId === '') return undefined
    let isWanted = true
    void store.getItem(key).then((value) => isWanted && setRead({ store, key, draft: draftIn(value) }))
    return () => {
      isWanted = false
    }
  }, [userId, store, key])
  return {
    kept: read?.store === store && read.key === key ? read.draft : undefined,
    keep: (draft: BirthDraft) => void store.setItem(key, { at: Date.now(), draft } satisfies Kept),
    drop: () => store.removeItem(key),
  }
}
