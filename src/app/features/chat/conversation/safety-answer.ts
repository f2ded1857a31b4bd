import type { ChatPiece } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { composeSafetyAnswer } from '#readings/safety/answer.ts'

/**
 * The safety answer to a message about harm or about topics no chart answers; undefined for any other message. Runs on the
 * device at once, without quota or casting.
 */
export function createSafetyAnswer(text: string, locale: Locale, earlier: readonly string[]): ChatPiece[] | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return composeSafetyAnswer(text, locale, timeZone, earlier)?.map((piece) => ({ ...piece, cites: [] }))
}
