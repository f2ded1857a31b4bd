import { useEffect, useMemo, useState } from 'react'
import { queryStore } from '#device/store/query-store.ts'
import { useUserId } from '../session/session.ts'

/**
 * Returns the unsaved text of a note and its actions. The text is in the user's database: it survives a reload and is deleted on
 * logout.
 */
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
    store: (typed: string) => {
      setRead({ typed })
      void store.setItem(key, typed)
    },
    clear: async () => {
      setRead({ typed: undefined })
      await store.removeItem(key)
    },
  }
}
