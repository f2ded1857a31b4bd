import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ReasonsProps } from './reasons.tsx'

/** Far below the first screen. */
export const LazyReasons = lazyComponent<ReasonsProps>(() => import('./reasons.tsx').then((file) => file.Reasons), {
  isWanted: () => true,
})
