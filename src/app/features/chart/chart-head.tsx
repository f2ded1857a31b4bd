import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Archive } from '#contract/archive.ts'
import { useWords } from '../../language/use-words.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import classes from './chart-view.module.css'
import type { CastArchive } from './use-chart.ts'

/** Whose chart: the heading, then gender, birth, place and solar clock in one line. */
export function ChartHead({ archive, cast, heading }: { archive: Archive; cast: CastArchive; heading: ReactNode }) {
  const { t } = useLingui()
  const words = useWords()
  const { locale } = words
  const { gender, birthday, hour_unknown, place_name, solar_time } = archive
  const clocks = clockWordsOf(words)
  const date = clocks.date(birthday)
  const clock = clocks.hourMinute(birthday)
  const solar = clocks.hourMinute(cast.chart.trueSolar)
  return (
    <>
      <div className={classes.heading}>{heading}</div>
      <p className={classes.facts}>
        <span>{gender === '1' ? t`男` : t`女`}</span>
        <span className={classes.when}>{hour_unknown ? date : t({ message: `${date} ${clock}`, context: 'date and clock' })}</span>
        {hour_unknown && <span>{t`时辰未详`}</span>}
        <span>{place_name[locale]}</span>
        {!hour_unknown && solar_time && <span className={classes.when}>{t`真太阳时 ${solar}`}</span>}
      </p>
    </>
  )
}
