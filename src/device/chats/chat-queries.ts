/** Server queries whose responses are shown but not stored. */
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { callAsUser } from '../session/session.ts'

interface PaidMode {
  readonly mode: ChatMode
  readonly archiveId?: string | null | undefined
  readonly card?: string | null | undefined
}

/** Fetches the remaining quota of the product that this mode charges. @throws ApiError */
export function fetchRemainingQuota({ mode, archiveId, card }: PaidMode, signal?: AbortSignal): Promise<ChatRemaining> {
  return callAsUser('chatRemaining', { mode, ...(archiveId && { archive_id: archiveId }), ...(card && { card }) }, { signal })
}

/** Fetches suggested questions. @throws ApiError */
export async function fetchSuggestedQuestions(mode: ChatMode, locale: Locale, signal?: AbortSignal): Promise<readonly string[]> {
  return (await callAsUser('chatQuestions', { mode, locale }, { signal })).questions
}
