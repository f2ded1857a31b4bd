import { fetchedLater } from '../../../ui/fetched-later.tsx'
import type { WholeBookProps } from './whole-book.tsx'

/** The whole book for the printer; its file comes when it is asked for. */
export const LazyWholeBook = fetchedLater<WholeBookProps>(() => import('./whole-book.tsx').then((file) => file.WholeBook), {
  isWanted: () => true,
})
