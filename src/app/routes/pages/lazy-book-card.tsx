import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { BookCardProps } from './book-card.tsx'

const always = { isWanted: () => true }

export const LazyBookCard = lazyComponent<BookCardProps>(() => import('./book-card.tsx').then((file) => file.BookCard), always)

export const LazyUnlockedView = lazyComponent<{ archiveId: string }>(
  () => import('../../features/book/unlock/unlocked-view.tsx').then((file) => file.UnlockedView),
  always,
)
