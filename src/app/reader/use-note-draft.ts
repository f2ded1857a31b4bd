import { useEffect, useMemo, useState } from 'react'
import { queryStore } from '#device/store/query-store.ts'
import { useUserId } from '../session/session.ts'

/** What is typed of a note, in the user's own database until it is kept: it outlives a reload, and goes with a log-out. */
export function useNoteDraft(name: string) {
  const userId = useUserId()
  const store = useMemo(() => queryStore(userId), [userId])
  const key = `note-draft ${name}`
  const [read, setRead] = useState<{ readonly typed: string | undefined }>()
  useEffect(() => {
    let isWanted = true
    void store.getItem(key).then((typed) => isWanted && setRead({ typed: typeof typed === 'string' ? typed : undefined }))
    return () => void (isWanted = false)
  }, [store, key])
  return {
    isRead: read !== undefined,
    typed: read?.typed,
    keep: (typed: string) => {
      setRead({ typed })
      void store.setItem(key, typed)
    },
    drop: async () => {
      setRead({ typed: undefined })
      await store.removeItem(key)
    },
  }
}
