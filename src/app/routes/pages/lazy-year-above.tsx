import { lazyComponent } from '../../ui/lazy-component.tsx'
import classes from './lazy-year-above.module.css'
import type { YearAboveProps } from './year-above.tsx'

/** The days of a year, in a file of their own; the book under them keeps its place while that comes. */
export const LazyYearAbove = lazyComponent<YearAboveProps>(() => import('./year-above.tsx').then((file) => file.YearAbove), {
  isWanted: () => true,
  Until: () => <div className={classes.room} />,
})
