import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './today-line.module.css'

/** Link to the almanac without data of today; shown until the day is computed. */
export function PlainTodayLine() {
  const { t } = useLingui()
  return <Link to="/almanac" className={classes.root}>{t`今日历书`}</Link>
}
