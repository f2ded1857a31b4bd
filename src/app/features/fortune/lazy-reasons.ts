import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { ReasonsProps } from './reasons.tsx'

/** Far below the first screen. */
export const LazyReasons = fetchedLater<ReasonsProps>(() => import('./reasons.tsx').then((file) => file.Reasons), {
  isWanted: () => true,
})
