import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { NatalExtrasProps } from './natal-extras.tsx'

/** Palaces and further stars; not needed for the first view. */
export const LazyNatalExtras = lazyComponent<NatalExtrasProps>(() => import('./natal-extras.tsx').then((file) => file.NatalExtras))
