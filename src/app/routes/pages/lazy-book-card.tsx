import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { BookCardProps } from './book-card.tsx'

const always = { isWanted: () => true }

export const LazyBookCard = fetchedLater<BookCardProps>(() => import('./book-card.tsx').then((file) => file.BookCard), always)

export const LazyUnlockedView = fetchedLater<{ archiveId: string }>(
  () => import('../../features/book/unlock/unlocked-view.tsx').then((file) => file.UnlockedView),
  always,
)
