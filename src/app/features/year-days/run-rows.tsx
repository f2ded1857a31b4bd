import type { Runs } from '#readings/daily/index.ts'
import { useWords } from '../../language/use-words.ts'
import { RUN_WORDS } from '../../terms/run-words.ts'
import { runTextOf, runSpanOf } from '../../terms/runs.ts'
import classes from './run-rows.module.css'

/** The best and the quietest run of a year: from when to when, their mean, and why. */
export function RunRows({ runs }: { runs: Runs }) {
  const words = useWords()
  const names = RUN_WORDS[words.locale].names
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
              <dd className={classes.span}>{runSpanOf(words, run)}</dd>
              <dd className={classes.text}>{runTextOf(words, kind, run)}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
