import type { AnswerState, ChatMode, ChatTurn, Conversation } from '#contract/chat.ts'

export interface ConversationRow {
  readonly conversation_id: string
  /** State for screens: `confirmed` with all pending changes applied; null if removed or unknown to the server. */
  readonly shown: Conversation | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: Conversation | null
  /** A conversation that the server does not know: its first question is unsent, on its way, or answered on this device only. Else null. */
  readonly own: Conversation | null
  /**
   * Last copy and time of removal (ms) of a removed conversation, so that a restored one is shown at once; `is_own`: the server never had
   * it.
   */
  readonly gone: { readonly copy: Conversation; readonly at: number; readonly is_own: boolean } | null
  /** `changed_at` of the conversation when its turns were last fetched; 0 if never. */
  readonly log_at: number
}

/** `unsent`: not sent until the user requests it · `asking`: sent, but not known to have arrived · others: as the server reports. */
export type TurnState = 'unsent' | 'asking' | AnswerState

/** A question with its answer. */
export interface Turn extends Omit<ChatTurn, 'answer'> {
  readonly answer: Omit<ChatTurn['answer'], 'state'> & { readonly state: TurnState }
  /** Mode and subject of the question until the server has received it; then null. */
  readonly send: ConversationTarget | null
  /** True if the question was answered on this device and is never sent. */
  readonly is_local: boolean
  /** True if the server reported a long conversation: the answer then takes longer. */
  readonly is_long: boolean
}

/** Mode and subject of a conversation, which its first question determines. */
export interface ConversationTarget {
  readonly mode: ChatMode
  readonly archive_id: string | null
  readonly other_id: string | null
  readonly card: string | null
}

export interface TurnRow {
  readonly message_id: string
  /** State for screens: `confirmed` with a pending rating applied. */
  readonly shown: Turn | null
  /** The turn without pending changes: as the server returned it, or as this device wrote it. */
  readonly confirmed: Turn | null
}

/** A typed, unsent question with its cast or lot. */
export interface StoredDraft {
  readonly text: string
  readonly cast: readonly number[] | null
  readonly lot: number | null
  readonly at: number
}
