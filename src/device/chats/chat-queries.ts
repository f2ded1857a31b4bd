/** Answers that are asked for and shown as they are. */
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { callAsUser } from '../session/session.ts'

interface Paying {
  readonly mode: ChatMode
  readonly archiveId?: string | null | undefined
  readonly card?: string | null | undefined
}

/** What is left of what pays here. @throws ApiError */
export function fetchRemaining({ mode, archiveId, card }: Paying, signal?: AbortSignal): Promise<ChatRemaining> {
  return callAsUser('chatRemaining', { mode, ...(archiveId && { archive_id: archiveId }), ...(card && { card }) }, { signal })
}

/** Questions that are suggested. @throws ApiError */
export async function fetchQuestions(mode: ChatMode, locale: Locale, signal?: AbortSignal): Promise<readonly string[]> {
  return (await callAsUser('chatQuestions', { mode, locale }, { signal })).questions
}
