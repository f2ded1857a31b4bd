import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PlainTodayLine } from './plain-today-line.tsx'

/** Link to the almanac with today's data; loads when the page is idle, so that the login page need not wait. Until then, a plain link. */
export const LazyTodayLine = lazyComponent(() => import('./today-line.tsx').then((file) => file.TodayLine), { Fallback: PlainTodayLine })
