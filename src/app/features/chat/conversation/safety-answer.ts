import type { ChatPiece } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { composeSafetyAnswer } from '#readings/safety/answer.ts'

/** Composes the answer to a message about harm or about a topic that no chart answers; else undefined. Uses no network and no quota. */
export function createSafetyAnswer(text: string, locale: Locale, earlier: readonly string[]): ChatPiece[] | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return composeSafetyAnswer(text, locale, timeZone, earlier)?.map((piece) => ({ ...piece, cites: [] }))
}
