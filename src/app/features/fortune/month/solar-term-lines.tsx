import { useLingui } from '@lingui/react/macro'
import { hasUtc8Offset } from '../../../calendar/almanac-days.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatDayTime } from '../../../language/format-day.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { SOLAR_TERM_LABELS } from '../../../terms/solar-terms.ts'
import { pairTextOf } from '../../../terms/stems-branches.ts'
import type { ShownMonth } from './shown-month.ts'
import classes from './solar-term-lines.module.css'
import type { MonthAlmanac, SolarTermDay } from './month-data.ts'

/** The month's solar terms to the minute, the one that changes the pillar first, in Beijing time and local time if that differs. */
export function SolarTermLines({ shown, almanac }: { shown: ShownMonth; almanac: MonthAlmanac }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const [, after] = shown.stretches
  const pair = pairTextOf(_, after.pair)
  return (
    <div className={classes.root}>
      <ul>
        {almanac.terms.map((term) => (
          <li key={term.code}>
            <TermText term={term} />
            {term.code === after.jie.code && ` · ${t`换${pair}月`}`}
          </li>
        ))}
      </ul>
      <p>{t`节气按北京时间。`}</p>
      {almanac.hasFailed && <p>{t`农历没有取到，联网后再看。`}</p>}
    </div>
  )
}

function TermText({ term }: { term: SolarTermDay }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const [name, day, time] = [_(SOLAR_TERM_LABELS[term.code]), term.day, createClockFormatter(messages).hourMinute(term.reading)]
  const [year, month] = term.reading.split('-').map(Number)
  const here = formatDayTime(messages, Date.parse(term.utc))
  return (
    <>
      <span className={classes.name}>{name}</span> {t`${day}日 ${time}`}
      {!hasUtc8Offset({ year: year!, month: month!, day }) && t`（你这里 ${here}）`}
    </>
  )
}
