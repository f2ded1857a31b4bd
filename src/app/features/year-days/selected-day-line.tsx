import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../language/use-messages.ts'
import { BAND_LABELS } from '../../terms/bands.ts'
import { dateFormatters } from '../../terms/date.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './selected-day-line.module.css'
import type { HeatmapDay } from './year-map.ts'

interface YearDayLineProps {
  days: readonly HeatmapDay[]
  /** Index of the selected day. */
  at: number
  /** ISO date. */
  today: string
  /** Whether the day's page can be opened. */
  hasPage: boolean
  onChoose: (at: number) => void
}

/** The selected day with its value, a link to its page, and buttons to the adjacent days. */
export function SelectedDayLine({ days, at, today, hasPage, onChoose }: YearDayLineProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { date, iso, pair, rated } = days[at]!
  const dates = dateFormatters[locale]
  const [score, band] = [rated?.score, rated && _(BAND_LABELS[rated.band])]
  return (
    <div className={classes.root}>
      <IconButton label={t`前一天`} disabled={at === 0} onClick={() => onChoose(at - 1)}>
        <CaretLeft data-forward="" size={20} aria-hidden="true" />
      </IconButton>
      <div className={classes.day}>
        <p className={classes.date}>
          <span>{dates.inYear(date)}</span> <span>{dates.weekday(date)}</span> <span>{pairTextOf(_, pair)}</span>
        </p>
        <p className={classes.value}>
          <span>{rated ? t`力量值 ${score}，${band}` : t`这一天还没有开放，会员可看`}</span>
          {rated && hasPage && (
            <Link to="/fate/index" hash={iso === today ? '' : iso} className={classes.link}>
              {t`看这一天`}
            </Link>
          )}
        </p>
      </div>
      <IconButton label={t`后一天`} disabled={at === days.length - 1} onClick={() => onChoose(at + 1)}>
        <CaretRight data-forward="" size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
