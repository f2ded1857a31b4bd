import { useLingui } from '@lingui/react/macro'
import { dayPieces, type DayPiece, type Ganzhi, type PillarPlace } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatList } from '../../terms/list.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import classes from './hours-table.module.css'
import { usePillarChangeMessages } from './use-change-messages.ts'
import type { ChartWithReceipt } from './use-chart.ts'

/** Compares the charts of all hours of a day, for an unknown hour: the pillars that are the same all day, and those that change. */
export function UnknownHourTable({ chart }: Pick<ChartWithReceipt, 'chart'>) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const stays = useSameText()
  const pieces = dayPieces(chart.input)
  const changing = PILLAR_PLACES.filter((place) => new Set(pieces.map((piece) => piece.chart.pillars[place]?.index)).size > 1)
  const staying = PILLAR_PLACES.filter((place) => !changing.includes(place))
  return (
    <section className={classes.root}>
      <h3 className={classes.title}>{t`十二个时辰并排看`}</h3>
      {staying.length > 0 && <p className={classes.stays}>{stays(chart, staying)}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`生在`}</th>
            {changing.map((place) => (
              <th key={place} scope="col">
                {_(PILLAR_HEAD_LABELS[place])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece, i) => (
            <Hour key={piece.from} piece={piece} until={(pieces[i + 1] ?? pieces[0]!).from} changing={changing} noon={chart.pillars} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Returns a function that formats the pillars that are the same at every hour. */
function useSameText() {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { pillarsText } = usePillarChangeMessages()
  return ({ pillars }: ChartWithReceipt['chart'], staying: readonly PillarPlace[]) => {
    const places = pillarsText(staying)
    const pairs = formatList(
      locale,
      staying.map((place) => pairTextOf(_, pillars[place]!)),
    )
    return t`不论哪个时辰，${places}都是${pairs}。会变的是：`
  }
}

interface HourProps {
  piece: DayPiece
  /** Clock time at which the next part of the day starts; midnight for the last part. */
  until: string
  changing: readonly PillarPlace[]
  /** Pillars at noon, for which an unknown hour is computed. */
  noon: ChartWithReceipt['chart']['pillars']
}

function Hour({ piece: { from, chart }, until, changing, noon }: HourProps) {
  const { span } = createClockFormatter(useMessages())
  return (
    <tr>
      <th scope="row">{span(from, until)}</th>
      {changing.map((place) => {
        const pair = chart.pillars[place]!
        return <PairCell key={place} pair={pair} isOther={noon[place] !== null && noon[place].index !== pair.index} />
      })}
    </tr>
  )
}

/** Table cell with a pillar; `isOther`: differs from the pillar at noon. */
function PairCell({ pair: { stem, branch }, isOther }: { pair: Ganzhi; isOther: boolean }) {
  return (
    <td data-other={isOther || undefined}>
      <StemCharacter stem={stem} />
      <BranchCharacter branch={branch} />
    </td>
  )
}
