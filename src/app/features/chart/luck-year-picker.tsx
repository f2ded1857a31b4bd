import { useLingui } from '@lingui/react/macro'
import type { Chart, LuckPillar } from '#bazi/index.ts'
import { tenGodOf, yearPillarAt } from '#bazi/index.ts'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { useMessages } from '../../language/use-messages.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { TEN_GOD_SHORT_LABELS } from '../../terms/ten-gods.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import classes from './luck-cycles.module.css'
import { isSupportedYear } from './viewed-moment.ts'

interface LuckYearsProps {
  chart: Chart
  cycle: LuckPillar
  now: string
  /** Selected year, whose layers are shown. */
  shown: number
  onOpen: (year: number) => void
}

/** Ten years of a cycle, each with its pair and the ten god of its stem; selecting a year shows its layers. */
export function LuckYearPicker({ chart, cycle, now, shown, onOpen }: LuckYearsProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const present = yearPillarAt(now).index
  const { startYear } = cycle
  const pair = pairTextOf(_, cycle)
  const years = Array.from({ length: 10 }, (_, i) => startYear + i)
  return (
    <div className={classes.years}>
      <p className={classes.yearsTitle}>{t`${pair}运的十年`}</p>
      <ol className={classes.decade}>
        {years.map((year) => (
          <Year
            key={year}
            chart={chart}
            year={year}
            isPresent={canBeCurrentYear(now, year) && pairOfYear(year).index === present}
            isShown={year === shown}
            onOpen={() => onOpen(year)}
          />
        ))}
      </ol>
    </div>
  )
}

/** Returns whether a Bazi year can be the current one: until 立春 it is the previous calendar year. */
function canBeCurrentYear(now: string, year: number): boolean {
  const civil = Number(now.slice(0, 4))
  return year === civil || year === civil - 1
}

interface YearProps {
  chart: Chart
  year: number
  isPresent: boolean
  isShown: boolean
  onOpen: () => void
}

function Year({ chart, year, isPresent, isShown, onOpen }: YearProps) {
  const { _ } = useMessages()
  const { stem, branch } = pairOfYear(year)
  return (
    <li className={classes.item} data-present={isPresent || undefined} aria-current={isPresent ? 'time' : undefined}>
      {/* Disabled beyond the years for which the engine knows the jie. */}
      <button type="button" className={classes.cycle} aria-pressed={isShown} disabled={!isSupportedYear(year)} onClick={onOpen}>
        <span className={classes.year}>{year}</span>
        <StemCharacter stem={stem} className={classes.character} />
        <BranchCharacter branch={branch} className={classes.character} />
        <span className={classes.age}>{_(TEN_GOD_SHORT_LABELS[tenGodOf(chart.pillars.day.stem, stem)])}</span>
      </button>
    </li>
  )
}
