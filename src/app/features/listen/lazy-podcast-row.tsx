import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { PodcastRowProps } from './podcast/podcast-row.tsx'

/** The book to be heard; its file comes after the contents stand. */
export const LazyPodcastRow = lazyComponent<PodcastRowProps>(() => import('./podcast/podcast-row.tsx').then((file) => file.PodcastRow), {
  isWanted: () => true,
})
