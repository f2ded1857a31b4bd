import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Few devices have a wrong date: no first paint waits for it. */
export const LazyClockNotice = lazyComponent<object>(() => import('./clock-notice.tsx').then((file) => file.ClockNotice))
