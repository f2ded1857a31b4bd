import { fetchedLater } from '../../ui/fetched-later.tsx'

/** Few devices have a wrong date: no first paint waits for it. */
export const LazyClockNotice = fetchedLater<object>(() => import('./clock-notice.tsx').then((file) => file.ClockNotice))
