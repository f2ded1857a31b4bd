import { useEffect, useState } from 'react'
import { type StoredDraft, getDraft, saveDraft } from '#device/chats/drafts.ts'
import { useUserId } from '../../../session/session.ts'

/** Cast or lot of a question that was not sent; valid only for the same question text. */
export type DrawResult = Pick<StoredDraft, 'cast' | 'lot'>

interface DraftState {
  readonly key: string
  readonly text: string
  /** The cast or lot, with the question text it was drawn for. */
  readonly draw: (DrawResult & { readonly text: string }) | undefined
}

/** Returns the draft of a conversation, stored in the user's database at every keystroke. */
export function useConversationDraft(key: string) {
  const userId = useUserId()
  const [typed, setTyped] = useState<DraftState>()
  useEffect(() => {
    let isWanted = true
    // Text typed before the stored draft was read is newer, so it is not replaced.
    void getDraft(userId, key).then((draft) => isWanted && setTyped((last) => (last?.key === key ? last : createDraftState(key, draft))))
    return () => void (isWanted = false)
  }, [userId, key])

  const isRead = typed?.key === key
  const draw = isRead && typed.draw?.text === typed.text ? typed.draw : undefined
  return {
    text: isRead ? typed.text : '',
    /** Cast or lot for the current text. */
    drawn: draw,
    type: (text: string) => {
      setTyped((last) => ({ key, text, draw: last?.draw }))
      void saveDraft(userId, key, { text })
    },
    /** Clears the field while the question is sent; after a rejection `read` restores it. */
    clear: () => setTyped({ key, text: '', draw: undefined }),
    read: async () => setTyped(createDraftState(key, await getDraft(userId, key))),
  }
}

function createDraftState(key: string, draft: StoredDraft | null): DraftState {
  return { key, text: draft?.text ?? '', draw: draft ?? undefined }
}
