import type { SageQuestion } from '#readings/sage/asked.ts'
import type { ChatTurnsTable, ConversationsTable } from '../../db/chat-tables.ts'
import type { Db } from '../../db/open.ts'
import { offsetSecondsAt } from '#places/index.ts'
import type { Subjects } from './subjects.ts'
import { selectTurns } from './rows.ts'

/** Maximum number of earlier questions passed to the answerer. */
const EARLIER = 20

/** Formats a time (ms) as local time in a zone: `2026-11-23T21:05`. */
const clockAt = (zone: string, at: number): string => new Date(at + offsetSecondsAt(zone, at) * 1000).toISOString().slice(0, 16)

async function earlierOf(db: Db, { user_id, conversation_id, nr }: ChatTurnsTable): Promise<readonly string[]> {
  const rows = await selectTurns(db, user_id)
    .where('conversation_id', '=', conversation_id)
    .where('nr', '<', nr)
    .orderBy('nr', 'desc')
    .limit(EARLIER)
    .execute()
  return rows.map(({ text }) => text).toReversed()
}

/** Returns a question with everything that its answer depends on; the result is the same in every attempt. */
export async function readQuestion(
  db: Db,
  turn: ChatTurnsTable,
  { mode, card }: Pick<ConversationsTable, 'mode' | 'card'>,
): Promise<SageQuestion> {
  const { person, other } = JSON.parse(turn.subjects ?? '{}') as Subjects
  return {
    mode,
    text: turn.text,
    locale: turn.locale,
    now: { local: clockAt(turn.zone, turn.asked_at), zone: turn.zone },
    person,
    other,
    cast: turn.cast === null ? undefined : (JSON.parse(turn.cast) as number[]),
    lot: turn.lot ?? undefined,
    card: card ?? undefined,
    earlier: await earlierOf(db, turn),
  }
}
