import type { ChatPiece } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { composeSafetyAnswer } from '#readings/safety/answer.ts'

/** The answer to a message that speaks of harm or asks what no chart answers, of this device itself: at once, without a network, a round or a throw. */
export function careHere(text: string, locale: Locale, earlier: readonly string[]): ChatPiece[] | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return composeSafetyAnswer(text, locale, timeZone, earlier)?.map((piece) => ({ ...piece, cites: [] }))
}
