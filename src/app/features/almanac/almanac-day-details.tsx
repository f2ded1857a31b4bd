import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AlmanacDay, GodDirections, Pentad, SolarTerm, HeatOrColdDay } from '#almanac/codes.ts'
import { BRANCH_HAN } from '#bazi/index.ts'
import { parseIsoDate } from '../../calendar/civil-dates.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { dateFormatters } from '../../terms/date.ts'
import { DIRECTION_GOD_LABELS, DIRECTION_LABELS } from '../../terms/directions.ts'
import { DAY_OFFICER_LABELS, PATH_GOD_LABELS } from '../../terms/duties.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { MANSION_LABELS } from '../../terms/mansions.ts'
import { PENTAD_LABELS } from '../../terms/pentads.ts'
import { seasonalSpellFormatters } from '../../terms/spells.ts'
import { ANIMAL_LABELS } from '../../terms/stems-branches.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './almanac-day-details.module.css'
import { formatUtc8Clock, type SurroundingSolarTerms } from './surrounding-terms.ts'

export interface DayPentadAndSpell {
  readonly pentad: Pentad
  readonly spell: HeatOrColdDay | null
}

interface DayFactsProps {
  day: AlmanacDay
  terms: SurroundingSolarTerms
  seasons: DayPentadAndSpell
}

/** Further almanac data of a day: officer, path, clash, mansion, solar terms, pentad, and directions of the lucky gods. */
export function AlmanacDayDetails({ day: leaf, terms, seasons: { pentad, spell } }: DayFactsProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const day = _(DAY_OFFICER_LABELS[leaf.duty])
  const animal = _(ANIMAL_LABELS[leaf.clash])
  const branch = BRANCH_HAN[leaf.clash]
  const path = _(PATH_GOD_LABELS[leaf.path.code])
  const mansion = MANSION_LABELS[locale][leaf.mansion.code]
  return (
    <>
      <dl className={classes.facts}>
        <Fact name={<LazyTermLink id="day-officer">{t`建除`}</LazyTermLink>}>
          <LazyTermLink id={`duty-${leaf.duty}`}>{t`${day}日`}</LazyTermLink>
        </Fact>
        <Fact name={<LazyTermLink id="yellow-path">{t`值神`}</LazyTermLink>}>{leaf.path.lucky ? t`${path}，黄道` : t`${path}，黑道`}</Fact>
        <Fact name={<LazyTermLink id="relation-clash">{t`冲`}</LazyTermLink>}>{t`冲${animal}（${branch}）`}</Fact>
        <Fact name={t`煞方`}>{_(DIRECTION_LABELS[leaf.ominous])}</Fact>
        <Fact name={t`二十八宿`}>{leaf.mansion.lucky ? t`${mansion}，吉` : mansion}</Fact>
        <Fact name={<LazyTermLink id="solar-terms">{t`节气`}</LazyTermLink>}>
          <Term term={terms.present} />
        </Fact>
        <Fact name={t`下一节气`}>
          <Term term={terms.next} />
        </Fact>
        <Fact name={t`七十二候`}>{PENTAD_LABELS[locale][pentad.term][pentad.part]}</Fact>
        {spell && <Fact name={spell.kind === 'heat' ? t`三伏` : t`数九`}>{seasonalSpellFormatters[locale](spell)}</Fact>}
      </dl>
      <section className={classes.section}>
        <SectionTitle>{t`吉神方位`}</SectionTitle>
        <dl className={classes.directions}>
          {(Object.keys(leaf.directions) as (keyof GodDirections)[]).map((god) => (
            <div key={god}>
              <dt>{_(DIRECTION_GOD_LABELS[god])}</dt>
              <dd>{_(DIRECTION_LABELS[leaf.directions[god]])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Name of a solar term with its date and time at UTC+8. */
function Term({ term }: { term: SolarTerm }) {
  const messages = useMessages()
  const { _, locale } = messages
  const { dateTime, hourMinute } = createClockFormatter(messages)
  const reading = formatUtc8Clock(term.utc)
  return (
    <>
      {_(SOLAR_TERM_LABELS[term.code])}{' '}
      <time dateTime={term.utc}>{dateTime(dateFormatters[locale].monthDay(parseIsoDate(reading.slice(0, 10))!), hourMinute(reading))}</time>
    </>
  )
}
