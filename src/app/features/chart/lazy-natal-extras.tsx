import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { NatalExtrasProps } from './natal-extras.tsx'

/** What is reckoned beside the pillars; no first look needs it. */
export const LazyNatalExtras = lazyComponent<NatalExtrasProps>(() => import('./natal-extras.tsx').then((file) => file.NatalExtras))
