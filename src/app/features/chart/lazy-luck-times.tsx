import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { LuckTimesProps } from './luck-times.tsx'

/** When each cycle is handed over, and the years before the first; no first look needs it. */
export const LazyLuckTimes = fetchedLater<LuckTimesProps>(() => import('./luck-times.tsx').then((file) => file.LuckTimes))
