import type { AnswerState, ChatMode, ChatTurn, Conversation } from '#contract/chat.ts'

export interface ConversationRow {
  readonly conversation_id: string
  /** State for screens: `confirmed` with all pending changes applied; null if removed or unknown to the server. */
  readonly shown: Conversation | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: Conversation | null
  /** A conversation unknown to the server: its first question is unsent or on its way, or was answered only on this device. */
  readonly own: Conversation | null
  /** Last copy and time (ms) of a removed conversation, so that a restoration shows at once; `is_own`: the server never had it. */
  readonly gone: { readonly copy: Conversation; readonly at: number; readonly is_own: boolean } | null
  /** `changed_at` of the stored log; 0 if none. */
  readonly log_at: number
}

/** `unsent`: not sent until the user says so · `asking`: sent, not known to have arrived · others: as the server reports. */
export type TurnState = 'unsent' | 'asking' | AnswerState

/** A question with its answer. */
export interface Turn extends Omit<ChatTurn, 'answer'> {
  readonly answer: Omit<ChatTurn['answer'], 'state'> & { readonly state: TurnState }
  /** Target of the question, until the server has received it. */
  readonly send: Addressed | null
  /** Answered on this device and never sent. */
  readonly is_local: boolean
  /** The server reported a long conversation: its answer takes longer. */
  readonly is_long: boolean
}

/** Mode and subject of a conversation, from its first question. */
export interface Addressed {
  readonly mode: ChatMode
  readonly archive_id: string | null
  readonly other_id: string | null
  readonly card: string | null
}

export interface TurnRow {
  readonly message_id: string
  /** State for screens: `confirmed` with a pending rating applied. */
  readonly shown: Turn | null
  /** As the server returned it, or as it was written here. */
  readonly confirmed: Turn | null
}

/** A typed, unsent question with its cast or lot. */
export interface StoredDraft {
  readonly text: string
  readonly cast: readonly number[] | null
  readonly lot: number | null
  readonly at: number
}
