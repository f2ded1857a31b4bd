import { useState } from 'react'
import { BirthFactsLine } from '#app/chart-table/birth-facts-line.tsx'
import { ChartCellValue } from '#app/chart-table/chart-cell-value.tsx'
import { BranchCharacter, StemCharacter, HanText } from '#app/chart-table/character.tsx'
import { MiniChart } from '#app/chart-table/mini-chart.tsx'
import { NO_PILLARS, parsePillars } from '#app/chart-table/pillar-picker/picked-pillars.ts'
import { PillarPicker } from '#app/chart-table/pillar-picker/pillar-picker.tsx'
import { useMessages } from '#app/language/use-messages.ts'
import { CHART_ROW_LABELS, CHART_ROWS } from '#app/terms/chart-rows.ts'
import { PILLAR_PLACES } from '#app/terms/pillar-places.ts'
import { analyseChart, BRANCHES, STEMS } from '#bazi/index.ts'
import { shanghai } from '../examples/archives.ts'
import { chart } from '../examples/chart.ts'
import { StateFrame, type ComponentGroup } from '../room.tsx'

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
                <ChartCellValue row={row} pillar={chart.pillars[place]!} stars={stars[at]!} />
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
    <HanText>命书</HanText>
  </p>
)

const ganzhi = PILLAR_PLACES.map((place) => chart.pillars[place]!.ganzhi).join(' ')

const MiniCharts = () => (
  <>
    <StateFrame name="a stem and a branch are spoken of">
      <MiniChart archive={shanghai} ganzhi={ganzhi} cells={['day.stem', 'month.branch']} />
    </StateFrame>
    <StateFrame name="other rows, too">
      <MiniChart archive={shanghai} ganzhi={ganzhi} cells={['year.hidden', 'hour.stars', 'day.tenGod', 'month.nayin']} />
    </StateFrame>
    <StateFrame name="all rows, and no cell">
      <MiniChart archive={shanghai} ganzhi={ganzhi} cells={[]} rows={CHART_ROWS} />
    </StateFrame>
  </>
)

const Facts = () => <BirthFactsLine archive={shanghai} trueSolar={chart.trueSolar} />

function Picked({ text }: { text: string }) {
  const [pillars, setPillars] = useState(parsePillars(text) ?? NO_PILLARS)
  return <PillarPicker pillars={pillars} onChange={setPillars} />
}

const Pickers = () => (
  <>
    <StateFrame name="nothing is picked">
      <Picked text="" />
    </StateFrame>
    <StateFrame name="some signs are not known">
      <Picked text="甲子 丙? 戊寅" />
    </StateFrame>
  </>
)

export const chartTable: ComponentGroup = {
  name: 'Chart table',
  pieces: {
    BirthFacts: Facts,
    CellValue: Cells,
    'Characters, Han': Characters,
    MiniChart: MiniCharts,
    'PillarPicker, PickedSign, SignGrid': Pickers,
  },
}
