import type { TransactionTables } from '../intents/transaction.ts'

/** Tables of the transactions for asking and answering. */
export const chatTables: TransactionTables = ({ conversations, turns, drafts, outbox }) => [conversations, turns, drafts, outbox]
