import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import classes from './today-almanac-link.module.css'

/** Link to the almanac with today's data; loads when the page is idle, so that the login page need not wait. Until then, a plain link. */
export const LazyTodayAlmanacLink = lazyComponent(() => import('./today-almanac-link.tsx').then((file) => file.TodayAlmanacLink), {
  Fallback: PlainTodayAlmanacLink,
})

/** Link to the almanac without data of today; shown until the day is computed. */
export function PlainTodayAlmanacLink() {
  const { t } = useLingui()
  return <Link to="/almanac" className={classes.root}>{t`今日历书`}</Link>
}
