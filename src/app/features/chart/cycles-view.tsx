import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { castChart, luckPillarAt } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { formatUtcSeconds } from '../../calendar/bazi-year.ts'
import { createPairAnalyser } from '../../terms/pair-facts.ts'
import { listOpenCharts } from './boundary.ts'
import { CycleColumn } from './cycle-column.tsx'
import { CycleYears } from './cycle-years.tsx'
import { LazyLuckTimes } from './lazy-luck-times.tsx'
import { LuckUncertainty, useLuckNote } from './luck-note.tsx'
import classes from './cycles-view.module.css'
import { useScrollToPresent } from './use-scroll-to-present.ts'

/** Ten luck cycles as columns, the current one highlighted; selecting a cycle shows its years. */
export function CyclesView({ archive, archiveId }: { archive: Archive; archiveId: string }) {
  const { t } = useLingui()
  const [time] = useState(() => new Date())
  const now = formatUtcSeconds(time)
  const chart = useMemo(() => castChart(castInputOf(archive)), [archive])
  const factsOf = useMemo(() => createPairAnalyser(chart), [chart])
  const isMonthOpen = useMemo(
    () => chart.pillars.hour === null && listOpenCharts(archive).some(({ doubts }) => doubts.includes('jie')),
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
      <CycleYears chart={chart} cycle={shown} factsOf={factsOf} now={time} archiveId={archiveId} />
      <LazyLuckTimes chart={chart} />
      <div className={classes.feet}>
        <LuckUncertainty days={uncertainDays} isMonthOpen={isMonthOpen} />
        <p>{t`年龄为虚岁，出生那年算一岁。`}</p>
      </div>
    </div>
  )
}
