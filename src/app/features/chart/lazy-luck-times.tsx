import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { LuckTimesProps } from './luck-times.tsx'

/** Start times of the luck cycles and the years before luck; not needed for the first view. */
export const LazyLuckTimes = lazyComponent<LuckTimesProps>(() => import('./luck-times.tsx').then((file) => file.LuckTimes))
