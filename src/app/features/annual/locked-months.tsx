import { useLingui } from '@lingui/react/macro'
import type { AnnualView } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './locked-months.module.css'

/** List of the months of a locked year; the scores are blurred. */
export function LockedMonths({ view, present }: { view: AnnualView; present: number | undefined }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <section className={classes.root}>
      <SectionTitle>{t`十二个月`}</SectionTitle>
      <ol className={classes.months}>
        {view.months.map((month, i) => (
          <li key={month.branch} className={classes.month} aria-current={i === present ? 'date' : undefined}>
            <span>{pairTextOf(_, month)}</span>
            <ScoreBar score={month.score} band={month.band} isMist />
          </li>
        ))}
      </ol>
    </section>
  )
}
