import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import classes from './today-line.module.css'

/** Link to the almanac with today's data; loads when the page is idle, so that the login page need not wait. Until then, a plain link. */
export const LazyTodayLine = lazyComponent(() => import('./today-line.tsx').then((file) => file.TodayLine), { Fallback: PlainTodayLine })

/** Link to the almanac without data of today; shown until the day is computed. */
export function PlainTodayLine() {
  const { t } = useLingui()
  return <Link to="/almanac" className={classes.root}>{t`今日历书`}</Link>
}
