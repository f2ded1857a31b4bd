import type { Turn } from '#device/store/chat-rows.ts'

/** How an answer stands here: besides what the server says, a question that is on its way, and one that was written offline and waits. */
export type ShownState = Turn['answer']['state']

/** A question and its answer as this device has them. */
export type ShownTurn = Turn

/** Its answer may still grow. */
export const isOpen = ({ answer: { state } }: ShownTurn): boolean => state === 'asking' || state === 'writing'
