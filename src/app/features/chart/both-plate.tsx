import { useLingui } from '@lingui/react/macro'
import type { Chart, PillarPlace } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { BOUNDARY_WORDS } from '../../terms/boundary-words.ts'
import { listTextOf } from '../../terms/list.ts'
import { PILLAR_PLACES, PILLAR_WORDS } from '../../terms/pillar-places.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import type { Boundary } from './boundary.ts'
import classes from './both-plate.module.css'
import { ComparedPillars } from './compared-pillars.tsx'
import type { BoundaryRow } from './use-boundary-rows.tsx'
import type { useBoundaryWords } from './use-boundary-words.ts'

interface BothPlateProps {
  boundary: Boundary
  words: ReturnType<typeof useBoundaryWords>
  rows: readonly BoundaryRow[]
}

/** Two charts in one plate, below it what they say otherwise, and which pillars are the same. */
export function BothPlate({ boundary: { before, after, differs }, words, rows }: BothPlateProps) {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const same = PILLAR_PLACES.filter((place) => !differs.includes(place))
  const pillars = listTextOf(
    locale,
    same.map((place) => _(PILLAR_WORDS[place])),
  )
  const pairs = listTextOf(
    locale,
    same.map((place) => pairTextOf(_, before.chart.pillars[place]!)),
  )
  return (
    <>
      <div className={classes.plate}>
        <SideOf {...words.before} chart={before.chart} differs={differs} />
        <SideOf {...words.after} chart={after.chart} differs={differs} />
      </div>
      <table className={classes.rows}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.before.name}</th>
            <th scope="col">{t`项目`}</th>
            <th scope="col">{words.after.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <td>{row.before}</td>
              <th scope="row">{row.label}</th>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same.length > 0 && <p className={classes.same}>{BOUNDARY_WORDS[locale].same(pillars, pairs)}</p>}
    </>
  )
}

function SideOf({ name, span, chart, differs }: { name: string; span: string; chart: Chart; differs: readonly PillarPlace[] }) {
  return (
    <section className={classes.side} aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.span}>{span}</p>
      <ComparedPillars chart={chart} differs={differs} className={classes.pillars} />
    </section>
  )
}
