import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { PodcastRowProps } from './podcast/podcast-row.tsx'

/** Podcast row of the contents page; a lazy chunk loaded after the page has rendered. */
export const LazyPodcastRow = lazyComponent<PodcastRowProps>(
  () => import('./podcast/podcast-row.tsx').then((file) => file.PodcastListRow),
  {
    isWanted: () => true,
  },
)
