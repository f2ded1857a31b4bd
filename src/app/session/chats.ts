import { useQuery } from '@tanstack/react-query'
import { DAILY_TIMES } from '#contract/catalogue.ts'
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import type { Counted } from '#contract/product.ts'
import { fetchQuestions, fetchRemaining } from '#device/chats/chat-queries.ts'
import { getConversation, listConversations } from '#device/chats/conversations.ts'
import { listTurns } from '#device/chats/turns.ts'
import { isoOf } from '../calendar/civil-dates.ts'
import { useLocalHour } from '../calendar/use-local-hour.ts'
import { dayText } from '../language/day-text.ts'
import { useMessages } from '../language/use-messages.ts'
import { useLive } from '../live/use-live.ts'
import { freshFor } from './query-client.ts'
import { useSession, useUserId } from './session.ts'
import { userQuery } from './user-query.ts'

const conversationsOf = async (userId: string, words: string) => (userId ? await listConversations(userId, words) : [])
const conversationOf = async (userId: string, conversationId: string) =>
  userId && conversationId ? await getConversation(userId, conversationId) : null
const turnsOf = async (userId: string, conversationId: string) => (userId && conversationId ? await listTurns(userId, conversationId) : [])

/** Every conversation of the user in which these words stand, the last one first; `undefined` while it is being read. Live. */
export function useConversations(words: string) {
  return useLive(conversationsOf, useUserId(), words)
}

/** A conversation; null while it is not here, as a new one is before its first question. Live. */
export function useConversation(conversationId: string) {
  return useLive(conversationOf, useUserId(), conversationId)
}

/** Its questions with their answers, as far as they are written. Live. */
export function useTurns(conversationId: string) {
  return useLive(turnsOf, useUserId(), conversationId)
}

/** Stands for what a question is not about; '' for what it will be, once that is known. */
const NONE = '-'

/** What is left of what pays for a question here; the kept answer when offline, `undefined` until known. */
export function useRemaining(mode: ChatMode, archiveId?: string | null, card?: string | null): ChatRemaining | undefined {
  const session = useSession()
  // Knowledge is nobody's: its count is the same beside every chart.
  const about = mode === 'dt' ? undefined : archiveId
  const ask = (signal: AbortSignal) => fetchRemaining({ mode, archiveId: about, card }, signal)
  const query = userQuery('chat-remaining', session, ask, [mode, about ?? (mode === 'dt' ? NONE : ''), card ?? NONE])
  // What was bought or used elsewhere a moment ago counts.
  const { data, dataUpdatedAt } = useQuery({ ...query, staleTime: freshFor(0) })
  const { today } = useLocalHour()
  return data && renewedTimes(data, dayText(dataUpdatedAt), isoOf(today))
}

/** What is left, as it was told on one date, on another: each new day brings its free rounds, also without a network. */
export function renewedTimes(told: ChatRemaining, then: string, today: string): ChatRemaining {
  const daily = DAILY_TIMES[told.product_id as Counted] ?? 0
  return then < today ? { ...told, times: Math.max(told.times, daily) } : told
}

/** Without a network they come out of the same banks. */
async function pickedHere(mode: ChatMode, locale: Locale): Promise<readonly string[]> {
  const { pickQuestions } = await import('#readings/questions/index.ts')
  return pickQuestions(mode, locale, Math.random)
}

/** Questions that others might ask, picked anew with each asking. */
export function useSuggestedQuestions(mode: ChatMode): readonly string[] {
  const session = useSession()
  const { locale } = useMessages()
  const ask = (signal: AbortSignal) => fetchQuestions(mode, locale, signal).catch(() => pickedHere(mode, locale))
  return useQuery(userQuery('chat-questions', session, ask, [mode, locale])).data ?? []
}
