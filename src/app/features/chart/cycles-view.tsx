import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { castChart, luckPillarAt, type LuckPillar } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { formatUtcSeconds } from '../../calendar/bazi-year.ts'
import { createPairAnalyser, type PairFacts } from '../../terms/pair-facts.ts'
import { barStrengthOf } from '../../ui/bar-strength.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatAge } from '../../terms/ages.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { TEN_GOD_SHORT_LABELS } from '../../terms/ten-gods.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { listUndecidedCharts } from './boundary.ts'
import { CycleYearSummaries } from './cycle-year-summaries.tsx'
import { LazyLuckTimes, LuckUncertaintyNote, useLuckNote, useScrollToPresent } from './luck-list-parts.tsx'
import classes from './cycles-view.module.css'

/** Ten luck cycles as columns, the current one highlighted; selecting a cycle shows its years. */
export function CyclesView({ archive, archiveId }: { archive: Archive; archiveId: string }) {
  const { t } = useLingui()
  const [time] = useState(() => new Date())
  const now = formatUtcSeconds(time)
  const chart = useMemo(() => castChart(toBirthInput(archive)), [archive])
  const factsOf = useMemo(() => createPairAnalyser(chart), [chart])
  const isMonthOpen = useMemo(
    () => chart.pillars.hour === null && listUndecidedCharts(archive).some(({ doubts }) => doubts.includes('jie')),
    [chart, archive],
  )
  const { pillars, uncertainDays } = chart.luck
  const present = luckPillarAt(chart, now)
  const [open, setOpen] = useState<number>()
  // Shows the selected cycle, else the current one, or the first one if luck has not started.
  const shown = pillars.find(({ index }) => index === open) ?? present ?? pillars[0]!
  return (
    <div>
      <p className={classes.note}>{useLuckNote(chart, present, now)}</p>
      <ol className={classes.strip} ref={useScrollToPresent()}>
        {pillars.map((pillar) => (
          <CycleColumn
            key={pillar.index}
            pillar={pillar}
            facts={factsOf(pillar)}
            isPresent={pillar.index === present?.index}
            isOpen={pillar.index === shown.index}
            onOpen={() => setOpen(pillar.index)}
          />
        ))}
      </ol>
      <CycleYearSummaries chart={chart} cycle={shown} factsOf={factsOf} now={time} archiveId={archiveId} />
      <LazyLuckTimes chart={chart} />
      <div className={classes.feet}>
        <LuckUncertaintyNote days={uncertainDays} isMonthOpen={isMonthOpen} />
        <p>{t`年龄为虚岁，出生那年算一岁。`}</p>
      </div>
    </div>
  )
}

interface CycleColumnProps {
  pillar: LuckPillar
  facts: PairFacts
  isPresent: boolean
  isOpen: boolean
  onOpen: () => void
}

/** Button for a luck cycle: start year, pair, ten god, favour of stem and branch, and strength as a bar. */
function CycleColumn({ pillar, facts, isPresent, isOpen, onOpen }: CycleColumnProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const { startYear, nominalAge, stem, branch } = pillar
  const strength = barStrengthOf(facts.score)
  return (
    <li className={classes.cycleColumn} data-present={isPresent || undefined} aria-current={isPresent ? 'time' : undefined}>
      <button type="button" className={classes.cycle} aria-pressed={isOpen} onClick={onOpen}>
        <span className={classes.years}>{startYear}</span>
        <StemCharacter stem={stem} className={classes.character} />
        <BranchCharacter branch={branch} className={classes.character} />
        <span className={classes.god}>{_(TEN_GOD_SHORT_LABELS[facts.tenGod])}</span>
        <span className={classes.role}>{_(FAVOUR_ROLE_LABELS[facts.stem])}</span>
        <span className={classes.role}>{_(FAVOUR_ROLE_LABELS[facts.branch])}</span>
        <span className={classes.well}>
          <span className={classes.bar} data-strength={strength} style={{ height: `${facts.score}%` }} />
        </span>
        <span className="visually-hidden">{t`力量值`} </span>
        <span className={classes.figure}>{facts.score}</span>
        <span className={classes.age}>{formatAge(messages, nominalAge)}</span>
      </button>
    </li>
  )
}
