import { useLingui } from '@lingui/react/macro'
import type { AlmanacDay } from '#almanac/codes.ts'
import { BRANCH_HAN, BRANCHES, type BranchCode } from '#bazi/index.ts'
import { addBranchNoun } from '#readings/terms/branch-noun.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { PATH_GOD_LABELS } from '../../terms/duties.ts'
import { ANIMAL_LABELS, pairTextOf } from '../../terms/stems-branches.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './day-hours.module.css'

/** Lists the twelve double-hours: branch, starting clock hour, pair, path god and clashing branch; hours on the yellow path are marked. */
export function DayHours({ day, now }: { day: AlmanacDay; now: BranchCode | null }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const clocks = createClockFormatter(messages)
  function formatClash(clash: BranchCode) {
    const branch = writingSystems[locale].readsHan ? addBranchNoun(BRANCH_HAN[clash]) : _(ANIMAL_LABELS[clash])
    return t`冲${branch}`
  }
  return (
    <section className={classes.root}>
      <SectionTitle note={t`有“吉”字的在黄道`}>
        <LazyTermLink id="double-hour">{t`十二时辰`}</LazyTermLink>
      </SectionTitle>
      <ul className={classes.hours}>
        {day.hours.map(({ branch, pair, god, lucky, clash }) => (
          <li key={branch} className={classes.hour} data-lucky={lucky || undefined} data-now={branch === now || undefined}>
            <span className={classes.branch} lang={writingSystems[locale].hanTag}>
              {BRANCH_HAN[branch]}
            </span>
            <span className={classes.clock}>{clocks.hour((BRANCHES.indexOf(branch) * 2 + 23) % 24)}</span>
            <span className={classes.pair}>{pairTextOf(_, pair)}</span>
            <span className={classes.god}>{_(PATH_GOD_LABELS[god])}</span>
            <span className={classes.clash}>{formatClash(clash)}</span>
            <span className={classes.luck}>{lucky && t({ message: '吉', context: 'hour' })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
