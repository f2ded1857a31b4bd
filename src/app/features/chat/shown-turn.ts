import type { Turn } from '#device/store/chat-rows.ts'

/** How an answer stands here: besides what the server says, a question that is on its way, and one that was written offline and waits. */
export type ShownState = Turn['answer']['state']

/** A question and its answer as this device has them. */
export type ShownTurn = Turn

/** A language model wrote it: neither the built-in rules nor the answer to distress, nor one of which nobody knows yet. */
export const isByModel = ({ by }: ShownTurn['answer']): boolean => !['', 'house', 'care'].includes(by)

/** Its answer may still grow. */
export const isOpen = ({ answer: { state } }: ShownTurn): boolean => state === 'asking' || state === 'writing'
