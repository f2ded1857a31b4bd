import { createContext, use } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'

/** Archives a conversation is about; null for none or a deleted one. */
export interface ConversationPeople {
  readonly archive: ListedArchive | null
  readonly other: ListedArchive | null
}

export const ConversationPeopleContext = createContext<ConversationPeople>({ archive: null, other: null })

export const useConversationPeople = (): ConversationPeople => use(ConversationPeopleContext)
