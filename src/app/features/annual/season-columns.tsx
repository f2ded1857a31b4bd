import type { ReactNode } from 'react'
import type { AnnualView, Chart } from '#bazi/index.ts'
import { analyseChart, favourRoleOf } from '#bazi/index.ts'
import { useVerticalText, useMessages } from '../../language/use-messages.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { SEASON_LABELS } from '../../terms/seasons.ts'
import { SEASON_ELEMENTS, formatSeasonLine } from '../../terms/year-lines.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { scrollToHeading } from './scroll-to-heading.ts'
import classes from './season-columns.module.css'

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
  const isUpright = useVerticalText()
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
