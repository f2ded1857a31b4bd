import type { ListeningParts, ListeningBarProps } from '../../reader/listening.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ReadAloudButton } from './read-aloud/read-aloud-button.tsx'

/** Read-aloud slot of the reader; the bar is a lazy chunk loaded when the page is idle. */
export const listening: ListeningParts = {
  Button: ReadAloudButton,
  Bar: lazyComponent<ListeningBarProps>(() => import('./listening-bar.tsx').then((file) => file.ListeningBar)),
}
