import type { Within } from '../intents/transaction.ts'

/** All that asking and answering touch. */
export const chatTables: Within = ({ conversations, turns, drafts, outbox }) => [conversations, turns, drafts, outbox]
