import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { NatalExtrasProps } from './natal-extras.tsx'

/** What is reckoned beside the pillars; no first look needs it. */
export const LazyNatalExtras = fetchedLater<NatalExtrasProps>(() => import('./natal-extras.tsx').then((file) => file.NatalExtras))
