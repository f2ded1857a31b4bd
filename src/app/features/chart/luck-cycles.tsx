import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Chart, type LuckPillar, luckPillarAt } from '#bazi/index.ts'
import { baziYearAt } from '../../calendar/bazi-year.ts'
import { TermText } from '../../glossary/term-text.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { formatAge } from '../../terms/ages.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LazyLuckTimes, LuckUncertaintyNote, useLuckNote, useScrollToPresent } from './luck-list-parts.tsx'
import { LuckYearPicker } from './luck-year-picker.tsx'
import classes from './luck-cycles.module.css'
import { moveToYear, type ViewedMoment } from './viewed-moment.ts'
import type { LayerStripProps } from './layer-strip.tsx'

interface LuckCyclesProps {
  chart: Chart
  /** ISO instant of the present; determines the current cycle and year. */
  now: string
  /** True for an unknown hour on a day when the month changes; then all of luck is uncertain. */
  isMonthOpen?: boolean
  /** Link to the page with all years. */
  more?: ReactNode
}

/** Ten luck cycles, the current one highlighted. Selecting a cycle shows its years, selecting a year shows its layers. */
export function LuckCycles({ chart, now, isMonthOpen = false, more }: LuckCyclesProps) {
  const { t } = useLingui()
  const { luck } = chart
  const present = luckPillarAt(chart, now)
  const [open, setOpen] = useState<number>()
  const [seen, setSeen] = useState<ViewedMoment>(() => ({ time: new Date(now), layer: 'annual' }))
  const strip = useScrollToPresent()
  const years = luck.pillars.find(({ index }) => index === open)
  return (
    <section className={classes.root}>
      <SectionTitle note={useLuckNote(chart, present, now)}>{t`大运`}</SectionTitle>
      <ol className={classes.strip} ref={strip}>
        {luck.pillars.map((pillar) => (
          <Cycle
            key={pillar.index}
            pillar={pillar}
            isPresent={pillar.index === present?.index}
            isOpen={pillar.index === open}
            onToggle={() => setOpen(pillar.index === open ? undefined : pillar.index)}
          />
        ))}
      </ol>
      {years && (
        <LuckYearPicker
          chart={chart}
          cycle={years}
          now={now}
          shown={baziYearAt(seen.time)}
          onOpen={(year) => setSeen({ time: moveToYear(seen.time, year), layer: 'annual', isLedTo: true })}
        />
      )}
      <LuckUncertaintyNote days={luck.uncertainDays} isMonthOpen={isMonthOpen} />
      <p className={classes.foot}>
        <TermText text={t`年龄为虚岁，出生那年算一岁。`} />
      </p>
      <LazyLuckTimes chart={chart} />
      {more}
      <LazyLayerStrip chart={chart} now={now} seen={seen} onSee={setSeen} />
    </section>
  )
}

interface CycleProps {
  pillar: LuckPillar
  isPresent: boolean
  isOpen: boolean
  onToggle: () => void
}

function Cycle({ pillar, isPresent, isOpen, onToggle }: CycleProps) {
  const messages = useMessages()
  const { startYear, nominalAge, stem, branch } = pillar
  return (
    <li className={classes.item} data-present={isPresent || undefined} aria-current={isPresent ? 'time' : undefined}>
      <button type="button" className={classes.cycle} aria-expanded={isOpen} onClick={onToggle}>
        <span className={classes.year}>{startYear}</span>
        <StemCharacter stem={stem} className={classes.character} />
        <BranchCharacter branch={branch} className={classes.character} />
        <span className={classes.age}>{formatAge(messages, nominalAge)}</span>
      </button>
    </li>
  )
}

/** Layer strip; its chunks are prefetched after the chart has rendered. */
const LazyLayerStrip = lazyComponent<LayerStripProps>(() => import('./layer-strip.tsx').then((file) => file.LayerStrip))
