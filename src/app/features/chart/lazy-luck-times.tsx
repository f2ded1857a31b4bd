import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { LuckTimesProps } from './luck-times.tsx'

/** Start times of the luck cycles, and the years before luck; lazy, because the first view does not need them. */
export const LazyLuckTimes = lazyComponent<LuckTimesProps>(() => import('./luck-times.tsx').then((file) => file.LuckTimesSection))
