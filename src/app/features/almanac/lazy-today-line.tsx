import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PlainTodayLine } from './plain-today-line.tsx'

/** Whoever came to log in waits for no almanac: the day is filled in when the page is idle, in the same place. */
export const LazyTodayLine = lazyComponent(() => import('./today-line.tsx').then((file) => file.TodayLine), { Fallback: PlainTodayLine })
