import { useLingui } from '@lingui/react/macro'
import { type AnnualView, BRANCH_HAN } from '#bazi/index.ts'
import { MonthRidge } from '../../art/month-ridge.tsx'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { ANIMAL_LABELS, pairTextOf } from '../../terms/stems-branches.ts'
import { formatMonthExtremes } from '../../terms/year-lines.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './year-months.module.css'

const SIZES = { narrow: { width: 340, height: 144 }, wide: { width: 840, height: 240 } } as const

interface YearRidgeChartProps {
  view: AnnualView
  seed: string
  /** Index of the current month in this year; undefined in any other year. */
  present: number | undefined
  isLocked: boolean
}

/** Draws the scores of the twelve months as a ridge line; blurred if the year is locked. */
export function YearRidgeChart({ view, seed, present, isLocked }: YearRidgeChartProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { width, height } = SIZES[useIsWide() ? 'wide' : 'narrow']
  const { hanTag, readsHan } = writingSystems[messages.locale]
  const summary = formatMonthExtremes(messages, view)
  return (
    <figure className={classes.root}>
      <MonthRidge
        scores={view.months.map(({ score }) => score)}
        width={width}
        height={height}
        seed={seed}
        present={present}
        isMist={isLocked}
        label={isLocked ? t`十二个月的山脊，还在雾里` : t`十二个月的山脊：${summary}`}
      />
      <ol className={classes.months} aria-hidden="true">
        {view.months.map(({ branch }, i) => (
          <li key={branch} data-present={i === present || undefined}>
            <span lang={hanTag}>{BRANCH_HAN[branch]}</span>
            {!readsHan && <small>{messages._(ANIMAL_LABELS[branch])}</small>}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** List of the months of a locked year; the scores are blurred. */
export function LockedMonths({ view, present }: { view: AnnualView; present: number | undefined }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <section className={classes.locked}>
      <SectionTitle>{t`十二个月`}</SectionTitle>
      <ol className={classes.lockedMonths}>
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
