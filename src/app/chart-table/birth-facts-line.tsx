import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../language/use-messages.ts'
import { createClockFormatter } from '../terms/clock.ts'
import classes from './birth-facts-line.module.css'

interface BirthFactsProps {
  archive: Archive
  /** True solar time of birth, as computed by the rules engine (ISO, without zone). */
  trueSolar: string
  className?: string | undefined
}

/** One line with gender, birth time, place and true solar time. */
export function BirthFactsLine({ archive, trueSolar, className = '' }: BirthFactsProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { locale } = messages
  const { gender, birthday, hour_unknown, place_name, solar_time } = archive
  const clocks = createClockFormatter(messages)
  const date = clocks.date(birthday)
  const clock = clocks.hourMinute(birthday)
  const solar = clocks.hourMinute(trueSolar)
  return (
    <p className={`${classes.root} ${className}`}>
      <span>{gender === '1' ? t`男` : t`女`}</span>
      <span className={classes.when}>{hour_unknown ? date : t({ message: `${date} ${clock}`, context: 'date and clock' })}</span>
      {hour_unknown && <span>{t`时辰未详`}</span>}
      <span>{place_name[locale]}</span>
      {!hour_unknown && solar_time && <span className={classes.when}>{t`真太阳时 ${solar}`}</span>}
    </p>
  )
}
