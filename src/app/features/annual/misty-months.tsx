import type { AnnualView } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import classes from './misty-months.module.css'

/** The months of a locked year: their names, and their values in mist. */
export function MistyMonths({ view, present }: { view: AnnualView; present: number | undefined }) {
  const { _ } = useWords()
  return (
    <ol className={classes.root}>
      {view.months.map((month, i) => (
        <li key={month.branch} className={classes.month} data-present={i === present || undefined}>
          <span>{pairTextOf(_, month)}</span>
          <ScoreBar score={month.score} band={month.band} isMist />
        </li>
      ))}
    </ol>
  )
}
