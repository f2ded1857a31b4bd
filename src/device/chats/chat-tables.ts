import type { TransactionTables } from '../intents/transaction.ts'

/** Tables used by the transactions that ask and answer questions. */
export const selectChatTables: TransactionTables = ({ conversations, turns, drafts, outbox }) => [conversations, turns, drafts, outbox]
