import type { AnswerState, ChatMode } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import type { Source } from './ledger-tables.ts'

/** Mode, archives and card are of its first question, and stay. An archive may be gone by now. */
export interface ConversationsTable {
  user_id: string
  conversation_id: string
  mode: ChatMode
  archive_id: string | null
  other_id: string | null
  card: string | null
  title: string
  /** How many questions it has. */
  turns: number
  created_at: number
  /** No two of a user's are the same, and what comes later is larger: pages and devices go by it. */
  changed_at: number
  removed_at: number | null
}

/** A question and the state of its answer; they go with their conversation. */
export interface ChatTurnsTable {
  user_id: string
  message_id: string
  conversation_id: string
  /** Its place in the conversation, from 1. */
  nr: number
  text: string
  locale: Locale
  /** JSON of six numbers. */
  cast: string | null
  lot: number | null
  asked_at: number
  /** IANA zone of who asked, and the local date, `YYYY-MM-DD`, that it was there. */
  zone: string
  day: string
  state: AnswerState
  by: string
  rating: number
  /** Pieces that are written. */
  written: number
  /** What paid for it; null where nothing was taken. */
  source: Source | null
  /** JSON of the births and names that the answer rests on, as they were when it was asked; null once it is answered. */
  subjects: string | null
}

/** A piece of an answer; it goes with its question. */
export interface ChatPiecesTable {
  user_id: string
  message_id: string
  /** From 1, without a gap. */
  seq: number
  /** JSON. */
  piece: string
}

/** Tokens that language models took for answers, by day (UTC, `YYYY-MM-DD`) and person; `user_id` is '' in the row of all. */
export interface ModelTokensTable {
  day: string
  user_id: string
  tokens: number
}
