import { useEffect, useState } from 'react'
import { type StoredDraft, getDraft, saveDraft } from '#device/chats/drafts.ts'
import { useUserId } from '../../../session/session.ts'

/** What was cast or drawn for a question that did not go out: it counts for that very question. */
export type Drawn = Pick<StoredDraft, 'cast' | 'lot'>

interface Typed {
  readonly key: string
  readonly text: string
  /** For which words something was drawn. */
  readonly kept: (Drawn & { readonly text: string }) | undefined
}

/** What is typed and not sent, kept in the user's own database at every stroke. */
export function useDraft(key: string) {
  const userId = useUserId()
  const [typed, setTyped] = useState<Typed>()
  useEffect(() => {
    let isWanted = true
    // What is typed before it has been read is newer.
    void getDraft(userId, key).then((draft) => isWanted && setTyped((last) => (last?.key === key ? last : typedOf(key, draft))))
    return () => void (isWanted = false)
  }, [userId, key])

  const isRead = typed?.key === key
  const kept = isRead && typed.kept?.text === typed.text ? typed.kept : undefined
  return {
    text: isRead ? typed.text : '',
    /** Drawn for the words that stand in the field. */
    drawn: kept,
    type: (text: string) => {
      setTyped((last) => ({ key, text, kept: last?.kept }))
      void saveDraft(userId, key, { text })
    },
    /** It is on its way; what is refused comes back by `read`. */
    clear: () => setTyped({ key, text: '', kept: undefined }),
    read: async () => setTyped(typedOf(key, await getDraft(userId, key))),
  }
}

function typedOf(key: string, draft: StoredDraft | null): Typed {
  return { key, text: draft?.text ?? '', kept: draft ?? undefined }
}
