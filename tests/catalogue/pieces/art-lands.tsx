import { SvgDrawing } from '#app/art/drawing.tsx'
import { FiveElementLandscape } from '#app/art/five-element-landscape.tsx'
import { ChartLandscape } from '#app/art/chart-landscape.tsx'
import { MonthRidge } from '#app/art/month-ridge.tsx'
import { DecorativeYearRidge } from '#app/art/decorative-year-ridge.tsx'
import { drawTrigramRing } from '#art/drawings/persona.ts'
import { drawElementSymbol } from '#art/drawings/symbols.ts'
import { SCORES, SHARES } from '../examples/chart.ts'
import { StateFrame, type ComponentGroup } from '../room.tsx'

const Lands = () => (
  <div className="catalogue-box">
    <FiveElementLandscape width={390} height={200} />
  </div>
)

const Landscapes = () =>
  (['sun', 'moon', 'none'] as const).map((sky) => (
    <StateFrame key={sky} name={sky}>
      <div className="catalogue-box">
        <ChartLandscape shares={SHARES} width={390} height={200} seed="catalogue" sky={sky} />
      </div>
    </StateFrame>
  ))

const Ridges = () => (
  <>
    <StateFrame name="told">
      <MonthRidge scores={SCORES} width={342} height={120} seed="catalogue" present={10} />
    </StateFrame>
    <StateFrame name="locked">
      <MonthRidge scores={SCORES} width={342} height={120} seed="catalogue" isMist />
    </StateFrame>
  </>
)

const Years = () => (
  <div className="catalogue-row">
    {[2025, 2026, 2027].map((year) => (
      <DecorativeYearRidge key={year} year={year} />
    ))}
  </div>
)

/** Drawings whose markup has no component of its own. */
const Bare = () => (
  <div className="catalogue-row">
    <SvgDrawing width={96} height={96} viewBox="-60 -60 120 120" markup={drawTrigramRing()} />
    <SvgDrawing width={96} height={96} viewBox="-12 -12 24 24" markup={drawElementSymbol('fire', 8.6, { isSolid: false, line: 1 })} />
  </div>
)

export const lands: ComponentGroup = {
  name: 'Art: lands',
  pieces: { FiveLands: Lands, Landscape: Landscapes, MonthRidge: Ridges, YearRidge: Years, Drawing: Bare },
}
