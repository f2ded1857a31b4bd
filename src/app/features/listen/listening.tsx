import type { ListeningParts, ListeningBarProps } from '../../reader/listening.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { AloudButton } from './aloud/aloud-button.tsx'

/** What reads a card aloud; the bar comes when the page is idle. */
export const listening: ListeningParts = {
  Button: AloudButton,
  Bar: lazyComponent<ListeningBarProps>(() => import('./card-bar.tsx').then((file) => file.CardBar)),
}
