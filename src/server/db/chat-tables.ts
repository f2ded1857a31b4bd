import type { AnswerState, ChatMode } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import type { QuotaSource } from './ledger-tables.ts'

/** A conversation. Mode, archives and card are those of its first question; the archives may have been deleted since. */
export interface ConversationsTable {
  user_id: string
  conversation_id: string
  mode: ChatMode
  archive_id: string | null
  other_id: string | null
  card: string | null
  title: string
  /** Number of questions. */
  turns: number
  created_at: number
  /** Unique per user and increasing: the cursor of pages and devices. */
  changed_at: number
  removed_at: number | null
}

/** A question and the state of its answer; deleted with its conversation. */
export interface ChatTurnsTable {
  user_id: string
  message_id: string
  conversation_id: string
  /** Position in the conversation, from 1. */
  nr: number
  text: string
  locale: Locale
  /** JSON of the six line values of the cast hexagram; null in modes without one. */
  cast: string | null
  lot: number | null
  asked_at: number
  /** IANA time zone of the user, and the local date of the question there, `YYYY-MM-DD`. */
  zone: string
  day: string
  state: AnswerState
  by: string
  rating: number
  /** Number of stored pieces of the answer. */
  written: number
  /** Quota source that was charged; null if nothing was charged. */
  source: QuotaSource | null
  /** JSON of the births and names that the answer uses, as of the question; null once it is answered. */
  subjects: string | null
}

/** A piece of an answer; deleted with its question. */
export interface ChatPiecesTable {
  user_id: string
  message_id: string
  /** Position in the answer, from 1 without gaps. */
  seq: number
  /** JSON of the piece. */
  piece: string
}

/** Language model tokens used for answers per UTC day (`YYYY-MM-DD`) and user; `user_id` '' is the server-wide counter. */
export interface ModelTokensTable {
  day: string
  user_id: string
  tokens: number
}
