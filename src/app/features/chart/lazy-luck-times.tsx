import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { LuckTimesProps } from './luck-times.tsx'

/** When each cycle is handed over, and the years before the first; no first look needs it. */
export const LazyLuckTimes = lazyComponent<LuckTimesProps>(() => import('./luck-times.tsx').then((file) => file.LuckTimes))
