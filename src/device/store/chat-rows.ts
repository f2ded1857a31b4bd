import type { AnswerState, ChatMode, ChatTurn, Conversation } from '#contract/chat.ts'

export interface ConversationRow {
  readonly conversation_id: string
  /** What screens read: `confirmed` with the unanswered changes over it; null when removed, or while the server has not heard of it. */
  readonly shown: Conversation | null
  /** The server's last copy; null when it has none. */
  readonly confirmed: Conversation | null
  /** One that the server has not heard of: its first question waits or is on its way, or was answered on this device alone. */
  readonly own: Conversation | null
  /** The last copy of a removed one and when it went, so that bringing it back shows at once; `is_own`: the server never had it. */
  readonly gone: { readonly copy: Conversation; readonly at: number; readonly is_own: boolean } | null
  /** `changed_at` of the log that is kept here; 0 for none. */
  readonly log_at: number
}

/** `unsent`: waits for its person to say so · `asking`: sent, and not known to have arrived · then as the server says. */
export type TurnState = 'unsent' | 'asking' | AnswerState

/** A question and its answer as they stand here. */
export interface Turn extends Omit<ChatTurn, 'answer'> {
  readonly answer: Omit<ChatTurn['answer'], 'state'> & { readonly state: TurnState }
  /** What is sent beside it, while the server has not got it. */
  readonly send: Addressed | null
  /** Answered on this device, and known to no other. */
  readonly is_local: boolean
  /** The server said that the conversation is long, and its answer takes a little. */
  readonly is_long: boolean
}

/** What a conversation is about, as its first question says it. */
export interface Addressed {
  readonly mode: ChatMode
  readonly archive_id: string | null
  readonly other_id: string | null
  readonly card: string | null
}

export interface TurnRow {
  readonly message_id: string
  /** What screens read: `confirmed` with an unanswered rating over it. */
  readonly shown: Turn | null
  /** As it came from the server, or was written here. */
  readonly confirmed: Turn | null
}

/** What was typed and not sent, with the cast or the lot that was drawn for it. */
export interface Draft {
  readonly text: string
  readonly cast: readonly number[] | null
  readonly lot: number | null
  readonly at: number
}
