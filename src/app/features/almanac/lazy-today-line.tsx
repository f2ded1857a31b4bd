import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PlainTodayLine } from './plain-today-line.tsx'

/** Lazy, so that the login page does not wait for the almanac; replaces the plain link when the page is idle. */
export const LazyTodayLine = lazyComponent(() => import('./today-line.tsx').then((file) => file.TodayLine), { Fallback: PlainTodayLine })
