import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Chart, type PillarPlace, analyseChart, elementOfBranch, elementOfStem, type TenGodCode } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BOUNDARY_LABELS } from '../../terms/boundary-labels.ts'
import { formatList } from '../../terms/list.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { pairTextOf, ANIMAL_LABELS, branchTextOf, stemTextOf } from '../../terms/stems-branches.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { formatLuckAge } from '../../terms/luck-start.ts'
import { formatChartPattern } from '../../terms/patterns.ts'
import { STRENGTH_LABELS } from '../../terms/strengths.ts'
import { DAY_MASTER_LABEL, TEN_GOD_LABELS } from '../../terms/ten-gods.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import type { BirthTimeBoundary } from './boundary.ts'
import classes from './both-charts-table.module.css'
import { ComparedPillars } from './compared-pillars.tsx'

/** Name of a side of the boundary, and the clock times on that side. */
interface SideMessages {
  readonly name: string
  readonly span: string
}

interface BothChartsTableProps {
  boundary: BirthTimeBoundary
  messages: { readonly before: SideMessages; readonly after: SideMessages }
}

/** Compares two charts side by side; lists the facts that differ and the pillars that are the same. */
export function BothChartsTable({ boundary, messages }: BothChartsTableProps) {
  const { before, after, differs } = boundary
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const rows = useBoundaryDifferences(boundary)
  const same = PILLAR_PLACES.filter((place) => !differs.includes(place))
  const pillars = formatList(
    locale,
    same.map((place) => _(PILLAR_LABELS[place])),
  )
  const pairs = formatList(
    locale,
    same.map((place) => pairTextOf(_, before.chart.pillars[place]!)),
  )
  return (
    <>
      <div className={classes.plate}>
        <ChartSide name={messages.before.name} span={messages.before.span} chart={before.chart} differs={differs} />
        <ChartSide name={messages.after.name} span={messages.after.span} chart={after.chart} differs={differs} />
      </div>
      <table className={classes.rows}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{messages.before.name}</th>
            <th scope="col">{t`项目`}</th>
            <th scope="col">{messages.after.name}</th>
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
      {same.length > 0 && <p className={classes.same}>{BOUNDARY_LABELS[locale].same(pillars, pairs)}</p>}
    </>
  )
}

function ChartSide({ name, span, chart, differs }: SideMessages & { chart: Chart; differs: readonly PillarPlace[] }) {
  return (
    <section className={classes.side} aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.span}>{span}</p>
      <ComparedPillars chart={chart} differs={differs} className={classes.pillars} />
    </section>
  )
}

/** Fact of a chart; facts are compared by `text`. */
interface Fact {
  readonly label: string
  readonly text: string
  /** Rendered form, if it differs from the plain text. */
  readonly shown?: ReactNode
}

interface BoundaryDifference {
  readonly label: string
  readonly before: ReactNode
  readonly after: ReactNode
}

/** Returns the facts that differ between the two charts of a boundary. */
function useBoundaryDifferences({ before, after }: BirthTimeBoundary): readonly BoundaryDifference[] {
  const factsOf = useFacts()
  const others = factsOf(after.chart)
  return factsOf(before.chart).flatMap(({ label, text, shown }, i) => {
    const other = others[i]!
    return text === other.text ? [] : [{ label, before: shown ?? text, after: other.shown ?? other.text }]
  })
}

function useFacts() {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const comma = t({ message: '，', context: 'comma' })
  const godText = (god: TenGodCode | null) => (god ? _(TEN_GOD_LABELS[god]) : '')
  return (chart: Chart): readonly Fact[] => {
    const { year, month, day, hour } = chart.pillars
    const [first] = chart.luck.pillars
    const { strength, pattern, useful } = analyseChart(chart)
    return [
      { label: _(DAY_MASTER_LABEL), text: [stemTextOf(_, day.stem), _(ELEMENT_LABELS[elementOfStem(day.stem)])].join(comma) },
      { label: t`年干`, text: godText(year.tenGod) },
      { label: t`月令`, text: [branchTextOf(_, month.branch), _(ELEMENT_LABELS[elementOfBranch(month.branch)])].join(comma) },
      { label: t`时干`, text: godText(hour!.tenGod) },
      { label: t`生肖`, text: _(ANIMAL_LABELS[year.branch]) },
      { label: t`起运`, text: [formatLuckAge(_, chart.luck), chart.luck.forward ? t`顺行` : t`逆行`].join(comma) },
      {
        label: t`首运`,
        text: first!.ganzhi,
        shown: (
          <>
            <StemCharacter stem={first!.stem} />
            <BranchCharacter branch={first!.branch} />
          </>
        ),
      },
      { label: t`旺衰`, text: STRENGTH_LABELS[locale][strength.class] },
      { label: t`格局`, text: formatChartPattern(messages, pattern) },
      { label: t`用神`, text: _(ELEMENT_LABELS[useful]) },
    ]
  }
}
