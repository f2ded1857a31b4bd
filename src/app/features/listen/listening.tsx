import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { AloudBarProps } from './aloud/aloud-bar.tsx'
import { AloudButton } from './aloud/aloud-button.tsx'

/** What reads a card aloud; the bar comes when the page is idle. */
export const listening = {
  Button: AloudButton,
  Bar: fetchedLater<AloudBarProps>(() => import('./card-bar.tsx').then((file) => file.CardBar)),
}
