import { SvgDrawing } from '#app/art/drawing.tsx'
import { FiveLands } from '#app/art/five-lands.tsx'
import { Landscape } from '#app/art/landscape.tsx'
import { MonthRidge } from '#app/art/month-ridge.tsx'
import { YearRidge } from '#app/art/year-ridge.tsx'
import { trigramRing } from '#art/drawings/persona.ts'
import { formSymbol } from '#art/drawings/symbols.ts'
import { SCORES, SHARES } from '../examples/chart.ts'
import { State, type Room } from '../room.tsx'

const Lands = () => (
  <div className="catalogue-box">
    <FiveLands width={390} height={200} />
  </div>
)

const Landscapes = () =>
  (['sun', 'moon', 'none'] as const).map((sky) => (
    <State key={sky} name={sky}>
      <div className="catalogue-box">
        <Landscape shares={SHARES} width={390} height={200} seed="catalogue" sky={sky} />
      </div>
    </State>
  ))

const Ridges = () => (
  <>
    <State name="told">
      <MonthRidge scores={SCORES} width={342} height={120} seed="catalogue" present={10} />
    </State>
    <State name="locked">
      <MonthRidge scores={SCORES} width={342} height={120} seed="catalogue" isMist />
    </State>
  </>
)

const Years = () => (
  <div className="catalogue-row">
    {[2025, 2026, 2027].map((year) => (
      <YearRidge key={year} year={year} />
    ))}
  </div>
)

/** Drawings whose markup has no component of its own. */
const Bare = () => (
  <div className="catalogue-row">
    <SvgDrawing width={96} height={96} viewBox="-60 -60 120 120" markup={trigramRing()} />
    <SvgDrawing width={96} height={96} viewBox="-12 -12 24 24" markup={formSymbol('fire', 8.6, { isSolid: false, line: 1 })} />
  </div>
)

export const lands: Room = {
  name: 'Art: lands',
  pieces: { FiveLands: Lands, Landscape: Landscapes, MonthRidge: Ridges, YearRidge: Years, Drawing: Bare },
}
