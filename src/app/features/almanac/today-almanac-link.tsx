import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAlmanacDay } from '../../calendar/use-almanac.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatShortLunarDate } from '../../terms/lunar.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { PlainTodayAlmanacLink } from './lazy-today-almanac-link.tsx'
import classes from './today-almanac-link.module.css'

/** Link to the almanac that shows today's pair, lunar date and solar term. */
export function TodayAlmanacLink() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { today } = useLocalHour()
  const { day: leaf } = useAlmanacDay(today)
  if (!leaf) return <PlainTodayAlmanacLink />
  const day = pairTextOf(_, leaf.pillars.day)
  const parts = [t`${day}日`, formatShortLunarDate(_, leaf.lunar), leaf.solarTerm && _(SOLAR_TERM_LABELS[leaf.solarTerm])].filter(Boolean)
  return (
    <Link to="/almanac" className={classes.root} title={t`历书`}>
      {parts.map((part, at) => (
        <span key={part}>
          {part}
          {at < parts.length - 1 && ' · '}
        </span>
      ))}
    </Link>
  )
}
