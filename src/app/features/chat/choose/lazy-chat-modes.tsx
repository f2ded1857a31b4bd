import { fetchedLater } from '../../../ui/fetched-later.tsx'

/** The ways to ask beside the chat: no other section's panel brings them and their words. */
export const LazyChatModes = fetchedLater<object>(() => import('./chat-modes.tsx').then((file) => file.ChatModes), { isWanted: () => true })
