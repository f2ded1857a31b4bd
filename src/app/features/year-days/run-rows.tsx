import type { Runs } from '#readings/daily/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DAY_STRETCH_LABELS } from '../../terms/run-labels.ts'
import { formatDayStretchAdvice, formatDayStretch } from '../../terms/runs.ts'
import classes from './run-rows.module.css'

/** The best and the quietest run of consecutive days: dates, average value and reason. */
export function RunRows({ runs }: { runs: Runs }) {
  const messages = useMessages()
  const names = DAY_STRETCH_LABELS[messages.locale].names
  return (
    <dl className={classes.root}>
      {(['best', 'quietest'] as const).map((kind) => {
        const run = runs[kind]
        return (
          run && (
            <div key={kind} className={classes.run}>
              <dt className={classes.name} data-run={kind}>
                {names[kind]}
              </dt>
              <dd className={classes.span}>{formatDayStretch(messages, run)}</dd>
              <dd className={classes.text}>{formatDayStretchAdvice(messages, kind, run)}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
