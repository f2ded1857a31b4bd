import { lazyComponent } from '../../ui/lazy-component.tsx'

/** The mode links of the chat's side panel; a lazy chunk, so that the panels of other sections do not load its messages. */
export const LazyModeLinks = lazyComponent<object>(() => import('./modes/mode-links.tsx').then((file) => file.ModeLinks), {
  isWanted: () => true,
})
