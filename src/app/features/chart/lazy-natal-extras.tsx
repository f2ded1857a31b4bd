import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { NatalExtrasProps } from './natal-extras.tsx'

/** Palaces and further stars; lazy, because the first view does not need them. */
export const LazyNatalExtras = lazyComponent<NatalExtrasProps>(() => import('./natal-extras.tsx').then((file) => file.NatalExtras))
