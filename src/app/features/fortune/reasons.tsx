import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SCORE_BASE, SCORE_PER_POINT, type ScorePart } from '#bazi/index.ts'
import type { DayReading } from '#readings/daily/index.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { BAND_LABELS } from '../../terms/day-reading.ts'
import { DAY_OFFICER_LABELS, PATH_GOD_LABELS } from '../../terms/duties.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatLunarDate } from '../../terms/lunar.ts'
import { formatDayScorePart } from '../../terms/power-parts.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { TEN_GOD_LABELS } from '../../terms/ten-gods.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ScorePartLinkProps } from './score-part-link.tsx'
import classes from './reasons.module.css'
import { useMessages } from '../../language/use-messages.ts'

/** Glossary link of a score part; plain text until the page is idle. */
const LazyPartLink = lazyComponent<ScorePartLinkProps>(() => import('./score-part-link.tsx').then((file) => file.ScorePartLink), {
  Fallback: ({ children }) => children,
})

export interface ScoreBreakdownProps {
  view: DayReading
}

/** Breakdown of the score: base, gains, losses and sum; then the day's almanac facts. */
export function ScoreBreakdown({ view }: ScoreBreakdownProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { score } = view
  const sides = [
    { name: t`加分`, parts: view.parts.filter(({ points }) => points > 0) },
    { name: t`减分`, parts: view.parts.filter(({ points }) => points <= 0) },
  ]
  const tenths = new Map(tenthsOf(view.parts))
  const [points, perPoint] = [signed([...tenths.values()].reduce((total, each) => total + each, 0)), SCORE_PER_POINT]
  return (
    <section className={classes.root}>
      <SectionTitle note={<LazyTermLink id="band">{_(BAND_LABELS[view.band])}</LazyTermLink>}>{t`为什么是 ${score}`}</SectionTitle>
      <div className={classes.list}>
        <dl>
          <Fact name={t`人人的起点`}>{SCORE_BASE}</Fact>
        </dl>
        {sides.map(
          ({ name, parts }) =>
            parts.length > 0 && (
              <section key={name} aria-label={name}>
                <h3 className={classes.side}>{name}</h3>
                <dl>
                  {parts.map((part) => (
                    <Fact
                      key={`${part.code} ${part.pillar} ${part.stem}`}
                      name={<LazyPartLink code={part.code}>{formatDayScorePart(_, view, part)}</LazyPartLink>}
                    >
                      {signed(tenths.get(part)!)}
                    </Fact>
                  ))}
                </dl>
              </section>
            ),
        )}
        <dl>
          <Fact name={t`合计 ${points} 点，每点折 ${perPoint}`} isSum>
            {score}
          </Fact>
        </dl>
      </div>
      <DayFacts view={view} />
    </section>
  )
}

function DayFacts({ view }: { view: DayReading }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <dl className={classes.list}>
      <Fact term="pillar-day" name={t({ message: '日柱', context: 'fact' })}>
        {pairTextOf(_, view.pillars.day)}
      </Fact>
      <Fact term="ten-gods" name={t`日干对你的日主`}>
        <LazyTermLink id={`god-${view.tenGod}`}>{_(TEN_GOD_LABELS[view.tenGod])}</LazyTermLink>
      </Fact>
      <Fact term="lunar-date" name={t`农历`}>
        {formatLunarDate(_, view.lunar)}
      </Fact>
      {view.solarTerm && (
        <Fact term="solar-terms" name={t`节气`}>
          {_(SOLAR_TERM_LABELS[view.solarTerm])}
        </Fact>
      )}
      <Fact term="day-officer" name={t`建除`}>
        <LazyTermLink id={`duty-${view.duty}`}>{_(DAY_OFFICER_LABELS[view.duty])}</LazyTermLink>
      </Fact>
      <Fact term="yellow-path" name={view.path.lucky ? t`黄道值神` : t`黑道值神`}>
        {_(PATH_GOD_LABELS[view.path.code])}
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: ReactNode
  /** Glossary entry. */
  term?: string
  isSum?: boolean
  children: ReactNode
}

function Fact({ name, term, isSum = false, children }: FactProps) {
  return (
    <div className={classes.fact} data-sum={isSum || undefined}>
      <dt>{term === undefined ? name : <LazyTermLink id={term}>{name}</LazyTermLink>}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Rounds points to tenths so that the shown tenths add up: each rounding error is carried to the next part. */
function tenthsOf(parts: readonly ScorePart[]): [ScorePart, number][] {
  let exact = 0
  let assigned = 0
  return parts.map((part) => {
    exact += part.points * 10
    const tenths = Math.round(exact) - assigned
    assigned += tenths
    return [part, tenths]
  })
}

/** Formats tenths of points with a sign: +6, −10, +1.4, 0; uses a true minus. */
function signed(tenths: number): string {
  const size = Math.abs(tenths) / 10
  return tenths > 0 ? `+${size}` : tenths < 0 ? `−${size}` : '0'
}
