import type { Within } from '../intents/queue.ts'

/** All that asking and answering touch. */
export const chatTables: Within = ({ conversations, turns, drafts, outbox }) => [conversations, turns, drafts, outbox]
