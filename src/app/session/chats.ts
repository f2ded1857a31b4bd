import { useQuery } from '@tanstack/react-query'
import { FREE_USES_DAILY } from '#contract/catalogue.ts'
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import type { CountedProduct } from '#contract/product.ts'
import { fetchSuggestedQuestions, fetchRemainingQuota } from '#device/chats/chat-queries.ts'
import { getConversation, listConversations } from '#device/chats/conversations.ts'
import { listTurns } from '#device/chats/turns.ts'
import { formatIsoDate } from '../calendar/civil-dates.ts'
import { useLocalHour } from '../calendar/use-local-hour.ts'
import { formatIsoDay } from '../language/format-day.ts'
import { useMessages } from '../language/use-messages.ts'
import { useLive } from '../live/use-live.ts'
import { createStaleTime } from './query-client.ts'
import { useSession, useUserId } from './session.ts'
import { createUserQuery } from './user-query.ts'

const loadConversations = async (userId: string, words: string) => (userId ? await listConversations(userId, words) : [])
const loadConversation = async (userId: string, conversationId: string) =>
  userId && conversationId ? await getConversation(userId, conversationId) : null
const loadTurns = async (userId: string, conversationId: string) =>
  userId && conversationId ? await listTurns(userId, conversationId) : []

/** Returns the user's conversations that contain `words`, the latest first; `undefined` while they are being read. Live. */
export function useConversations(words: string) {
  return useLive(loadConversations, useUserId(), words)
}

/** Returns a conversation; null if it is not stored, e.g. before its first question. Live. */
export function useConversation(conversationId: string) {
  return useLive(loadConversation, useUserId(), conversationId)
}

/** Returns the questions of a conversation with the answers received so far. Live. */
export function useQuestionsWithAnswers(conversationId: string) {
  return useLive(loadTurns, useUserId(), conversationId)
}

/** Query key part for "not applicable". An empty part would mean "not known yet" and disable the query. */
const NOT_APPLICABLE = '-'

/** Returns the remaining quota of the product that pays for a question in this mode: the stored one if offline, `undefined` until known. */
export function useChatQuota(mode: ChatMode, archiveId?: string | null, card?: string | null): ChatRemaining | undefined {
  const session = useSession()
  // Mode `dt` (knowledge) does not depend on an archive.
  const about = mode === 'dt' ? undefined : archiveId
  const ask = (signal: AbortSignal) => fetchRemainingQuota({ mode, archiveId: about, card }, signal)
  const query = createUserQuery('chat-remaining', session, ask, [
    mode,
    about ?? (mode === 'dt' ? NOT_APPLICABLE : ''),
    card ?? NOT_APPLICABLE,
  ])
  // Always stale and so refetched: purchases and use on other devices change the quota.
  const { data, dataUpdatedAt } = useQuery({ ...query, staleTime: createStaleTime(0) })
  const { today } = useLocalHour()
  return data && applyDailyRenewal(data, formatIsoDay(dataUpdatedAt), formatIsoDate(today))
}

/** Returns a quota fetched on `date` as it is `today`: a new day renews the free daily uses, also offline. */
export function applyDailyRenewal(quota: ChatRemaining, date: string, today: string): ChatRemaining {
  const daily = FREE_USES_DAILY[quota.product_id as CountedProduct] ?? 0
  return date < today ? { ...quota, times: Math.max(quota.times, daily) } : quota
}

/** Picks suggested questions from the same question banks as the server; the fallback when offline. */
async function pickLocally(mode: ChatMode, locale: Locale): Promise<readonly string[]> {
  const { pickQuestions } = await import('#readings/questions/index.ts')
  return pickQuestions(mode, locale, Math.random)
}

/** Returns suggested questions, picked at random on each fetch. */
export function useSuggestedQuestions(mode: ChatMode): readonly string[] {
  const session = useSession()
  const { locale } = useMessages()
  const ask = (signal: AbortSignal) => fetchSuggestedQuestions(mode, locale, signal).catch(() => pickLocally(mode, locale))
  return useQuery(createUserQuery('chat-questions', session, ask, [mode, locale])).data ?? []
}
