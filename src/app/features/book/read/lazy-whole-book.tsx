import { fetchedLater } from '../../../ui/fetched-later.tsx'

/** The whole book for the printer; its file comes when it is asked for. */
export const LazyWholeBook = fetchedLater<{ onBack: () => void }>(() => import('./whole-book.tsx').then((file) => file.WholeBook), {
  isWanted: () => true,
})
