import { useLingui } from '@lingui/react/macro'
import type { Chart, Ganzhi } from '#bazi/index.ts'
import { moreStarsOf, ownStageOf, palacesOf } from '#bazi/index.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { LIFE_STAGE_LABELS } from '../../terms/life-stages.ts'
import { MORE_STAR_LABELS } from '../../terms/more-stars.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './palaces-and-stars.module.css'
import { PillarHeaderRow } from '../../chart-table/pillar-header-row.tsx'

export interface PalacesAndStarsProps {
  chart: Chart
}

/** Shows the four palaces, the life stage of each stem at its own branch, and the stars that no reading uses. */
export function PalacesAndStars({ chart }: PalacesAndStarsProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { conception, breath, life, body } = palacesOf(chart)
  const stars = moreStarsOf(chart)
  const pairOf = (pair: Ganzhi | null) => (pair ? pairTextOf(_, pair) : '—')
  return (
    <section className={classes.root}>
      <SectionTitle>
        <LazyTermLink id="palaces">{t`宫位与其余神煞`}</LazyTermLink>
      </SectionTitle>
      <dl className={classes.palaces}>
        <div>
          <dt>{t`胎元`}</dt>
          <dd>{pairOf(conception)}</dd>
        </div>
        <div>
          <dt>{t`胎息`}</dt>
          <dd>{pairOf(breath)}</dd>
        </div>
        <div>
          <dt>{t`命宫`}</dt>
          <dd>{pairOf(life)}</dd>
        </div>
        <div>
          <dt>{t`身宫`}</dt>
          <dd>{pairOf(body)}</dd>
        </div>
      </dl>
      <table className={classes.table}>
        <caption className="visually-hidden">{t`自坐与其余神煞`}</caption>
        <thead>
          <PillarHeaderRow />
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <LazyTermLink id="own-stage">{t`自坐`}</LazyTermLink>
            </th>
            {PILLAR_PLACES.map((place) => {
              const pillar = chart.pillars[place]
              return <td key={place}>{pillar ? _(LIFE_STAGE_LABELS[ownStageOf(pillar)]) : '—'}</td>
            })}
          </tr>
          <tr>
            <th scope="row">{t({ message: '神煞', context: 'row' })}</th>
            {PILLAR_PLACES.map((place, at) => (
              <td key={place}>
                {stars[at]?.length
                  ? stars[at].map((star) => (
                      <span key={star}>
                        <LazyTermLink id={`star-${star}`}>{MORE_STAR_LABELS[locale][star]}</LazyTermLink>
                      </span>
                    ))
                  : '—'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={classes.foot}>{t`这些只列出来备查，本书的强弱、喜忌和文字都不靠它们。`}</p>
    </section>
  )
}
