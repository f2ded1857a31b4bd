import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The ways to ask beside the chat: no other section's panel brings them and their words. */
export const LazyChatModes = lazyComponent<object>(() => import('./chat-modes.tsx').then((file) => file.ChatModes), {
  isWanted: () => true,
})
