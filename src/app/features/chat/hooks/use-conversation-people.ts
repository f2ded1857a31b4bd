import { createContext, use } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'

/** Archives that a conversation is about; each is null if there is none or it was deleted. */
export interface ConversationPeople {
  readonly archive: ListedArchive | null
  readonly other: ListedArchive | null
}

export const ConversationPeopleContext = createContext<ConversationPeople>({ archive: null, other: null })

export const useConversationPeople = (): ConversationPeople => use(ConversationPeopleContext)
