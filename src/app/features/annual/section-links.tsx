import type { ReactNode } from 'react'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import { type AnnualView, type Chart, analyseChart, favourRoleOf } from '#bazi/index.ts'
import { useHasVerticalText, useMessages } from '../../language/use-messages.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { SEASON_LABELS } from '../../terms/seasons.ts'
import { SEASON_ELEMENTS, formatSeasonLine, formatFavourDirections, formatMonthExtremes } from '../../terms/year-lines.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import classes from './section-links.module.css'

interface SeasonColumnsProps {
  chart: Chart
  view: AnnualView
  isLocked: boolean
  /** True if the page has the paragraphs of the seasons to scroll to. */
  isLinked: boolean
}

/** The four seasons with their scores and their meaning for the chart; a tap scrolls to the season's paragraph. */
export function SeasonColumns({ chart, view, isLocked, isLinked }: SeasonColumnsProps) {
  const messages = useMessages()
  const { _ } = messages
  const isUpright = useHasVerticalText()
  const analysis = analyseChart(chart)
  return (
    <ol className={classes.root} data-upright={isUpright || undefined}>
      {view.seasons.map(({ season, score, band }) => {
        const element = SEASON_ELEMENTS[season]
        return (
          <li key={season}>
            <Season isLinked={isLinked} onOpen={() => scrollToHeading(season)}>
              <span className={`${classes.name} el-${element}`}>{_(SEASON_LABELS[season])}</span>
              <span className={classes.lines}>
                <span>{formatSeasonLine(messages, chart, season)}</span>
                <span className={classes.role}>{_(FAVOUR_ROLE_LABELS[favourRoleOf(analysis, element)])}</span>
              </span>
              <ScoreBar score={score} band={band} isMist={isLocked} />
            </Season>
          </li>
        )
      })}
    </ol>
  )
}

function Season({ isLinked, onOpen, children }: { isLinked: boolean; onOpen: () => void; children: ReactNode }) {
  if (!isLinked) return <div className={classes.season}>{children}</div>
  return (
    <button type="button" className={classes.season} onClick={onOpen}>
      {children}
    </button>
  )
}

/** Rows for the topics time and place; a tap scrolls to the topic's section of the report. */
export function TopicRows({ chart, view, isLinked }: { chart: Chart; view: AnnualView; isLinked: boolean }) {
  const { t } = useLingui()
  const messages = useMessages()
  const rows = [
    // Month scores are shown only together with the report.
    { id: 'time', name: t`时间`, line: isLinked && formatMonthExtremes(messages, view) },
    { id: 'place', name: t`空间`, line: formatFavourDirections(messages, chart) },
  ]
  return (
    <ul>
      {rows.map(({ id, name, line }) => (
        <li key={id}>
          <button type="button" className={classes.row} disabled={!isLinked} onClick={() => scrollToHeading(id)}>
            <span className={classes.topicsName}>{name}</span>
            <span className={classes.line}>{line}</span>
            {isLinked ? (
              <CaretRight data-forward="" size={18} className={classes.caret} />
            ) : (
              <LockSimple size={16} className={classes.caret} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls to a heading and focuses it. */
function scrollToHeading(id: string): void {
  const heading = document.getElementById(id)
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ block: 'start', behavior: reducesMotion ? 'instant' : 'smooth' })
  heading?.focus({ preventScroll: true })
}
