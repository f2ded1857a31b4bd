import { useState } from 'react'
import { BirthFacts } from '#app/chart-table/birth-facts.tsx'
import { CellValue } from '#app/chart-table/cell-value.tsx'
import { BranchCharacter, StemCharacter, Han } from '#app/chart-table/character.tsx'
import { MiniChart } from '#app/chart-table/mini-chart.tsx'
import { NO_PILLARS, parsePillars } from '#app/chart-table/pillar-picker/picked-pillars.ts'
import { PillarPicker } from '#app/chart-table/pillar-picker/pillar-picker.tsx'
import { useMessages } from '#app/language/use-messages.ts'
import { CHART_ROW_LABELS, CHART_ROWS } from '#app/terms/chart-rows.ts'
import { PILLAR_PLACES } from '#app/terms/pillar-places.ts'
import { analyseChart, BRANCHES, STEMS } from '#bazi/index.ts'
import { shanghai } from '../examples/archives.ts'
import { chart } from '../examples/chart.ts'
import { State, type Room } from '../room.tsx'

const { stars } = analyseChart(chart)

/** Every row of a chart. */
function Cells() {
  const { _ } = useMessages()
  return (
    <table className="catalogue-wide">
      <tbody>
        {CHART_ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{_(CHART_ROW_LABELS[row])}</th>
            {PILLAR_PLACES.map((place, at) => (
              <td key={place} style={{ padding: 8, textAlign: 'center' }}>
                <CellValue row={row} pillar={chart.pillars[place]!} stars={stars[at]!} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Characters = () => (
  <p style={{ font: '400 24px/36px var(--song)' }}>
    {STEMS.map((stem) => (
      <StemCharacter key={stem} stem={stem} />
    ))}{' '}
    {BRANCHES.map((branch) => (
      <BranchCharacter key={branch} branch={branch} />
    ))}{' '}
    <Han>命书</Han>
  </p>
)

const ganzhi = PILLAR_PLACES.map((place) => chart.pillars[place]!.ganzhi).join(' ')

const MiniCharts = () => (
  <>
    <State name="a stem and a branch are spoken of">
      <MiniChart archive={shanghai} ganzhi={ganzhi} cells={['day.stem', 'month.branch']} />
    </State>
    <State name="other rows, too">
      <MiniChart archive={shanghai} ganzhi={ganzhi} cells={['year.hidden', 'hour.stars', 'day.tenGod', 'month.nayin']} />
    </State>
    <State name="all rows, and no cell">
      <MiniChart archive={shanghai} ganzhi={ganzhi} cells={[]} rows={CHART_ROWS} />
    </State>
  </>
)

const Facts = () => <BirthFacts archive={shanghai} trueSolar={chart.trueSolar} />

function Picked({ text }: { text: string }) {
  const [pillars, setPillars] = useState(parsePillars(text) ?? NO_PILLARS)
  return <PillarPicker pillars={pillars} onChange={setPillars} />
}

const Pickers = () => (
  <>
    <State name="nothing is picked">
      <Picked text="" />
    </State>
    <State name="some signs are not known">
      <Picked text="甲子 丙? 戊寅" />
    </State>
  </>
)

export const chartTable: Room = {
  name: 'Chart table',
  pieces: {
    BirthFacts: Facts,
    CellValue: Cells,
    'Characters, Han': Characters,
    MiniChart: MiniCharts,
    'PillarPicker, PickedSign, SignGrid': Pickers,
  },
}
