import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Chart, LuckPillar } from '#bazi/index.ts'
import { luckPillarAt } from '#bazi/index.ts'
import { TermText } from '../../glossary/term-text.tsx'
import { useWords } from '../../language/use-words.ts'
import { luckStartTextOf } from '../../terms/luck-start.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { BranchCharacter, StemCharacter } from '../../plate/character.tsx'
import { LazyLayerStrip } from './lazy-layer-strip.tsx'
import { LuckYears } from './luck-years.tsx'
import classes from './luck-cycles.module.css'
import { inYear, type Seen, yearAt } from './seen-moment.ts'

interface LuckCyclesProps {
  chart: Chart
  /** ISO instant of "now": the present cycle and year are marked. */
  now: string
  /** The hour is unknown and the month may have changed that very day: then nothing of luck is sure. */
  isMonthOpen?: boolean
}

/** The ten cycles of ten years, the present one marked; a tap opens the years of one, and a year its layers. */
export function LuckCycles({ chart, now, isMonthOpen = false }: LuckCyclesProps) {
  const { t } = useLingui()
  const { luck } = chart
  const present = luckPillarAt(chart, now)
  const [open, setOpen] = useState<number>()
  const [seen, setSeen] = useState<Seen>(() => ({ time: new Date(now), layer: 'annual' }))
  const strip = usePresentInView()
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
        <LuckYears
          chart={chart}
          cycle={years}
          now={now}
          shown={yearAt(seen.time)}
          onOpen={(year) => setSeen({ time: inYear(seen.time, year), layer: 'annual', isLedTo: true })}
        />
      )}
      <Uncertainty days={luck.uncertainDays} isMonthOpen={isMonthOpen} />
      <p className={classes.foot}>
        <TermText text={t`年龄为虚岁，出生那年算一岁。`} />
      </p>
      <LazyLayerStrip chart={chart} now={now} seen={seen} onSee={setSeen} />
    </section>
  )
}

/** When luck starts and which cycle runs: 七岁三月起运 · 行甲申. */
function useLuckNote({ luck }: Chart, present: LuckPillar | null, now: string): string {
  const { t } = useLingui()
  const { _ } = useWords()
  const start = luckStartTextOf(_, luck)
  if (present) {
    const pair = pairTextOf(_, present)
    return t`${start} · 行${pair}`
  }
  return now.slice(0, 10) < luck.startDate ? t`${start} · 尚未起运` : start
}

function Uncertainty({ days, isMonthOpen }: { days: number; isMonthOpen: boolean }) {
  const { t } = useLingui()
  if (days === 0) return null
  const months = Math.round(days / 30)
  return (
    <p className={classes.foot}>
      {isMonthOpen ? t`时辰未详，当天又逢交节，起运的岁数和各步大运都可能不同。` : t`时辰未详，起运可能早或晚 ${months} 个月。`}
    </p>
  )
}

interface CycleProps {
  pillar: LuckPillar
  isPresent: boolean
  isOpen: boolean
  onToggle: () => void
}

function Cycle({ pillar, isPresent, isOpen, onToggle }: CycleProps) {
  const { t } = useLingui()
  const { startYear, nominalAge, stem, branch } = pillar
  return (
    <li className={classes.item} data-present={isPresent || undefined} aria-current={isPresent ? 'time' : undefined}>
      <button type="button" className={classes.cycle} aria-expanded={isOpen} onClick={onToggle}>
        <span className={classes.year}>{startYear}</span>
        <StemCharacter stem={stem} className={classes.character} />
        <BranchCharacter branch={branch} className={classes.character} />
        <span className={classes.age}>{t`${nominalAge} 岁`}</span>
      </button>
    </li>
  )
}

/** On a narrow screen the strip scrolls; it begins with the present cycle in sight. */
function usePresentInView() {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const present = strip.current?.querySelector<HTMLElement>('[data-present]')
    if (strip.current && present) strip.current.scrollLeft = present.offsetLeft - present.offsetWidth * 2
  }, [])
  return strip
}
