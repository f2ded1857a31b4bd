import { drawStrokedPath, type DrawingContext } from '../easel.ts'
import { elementLandforms } from '../../drawings/landforms.ts'
import { drawHillRange, heightFactorOf } from '../land.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { drawPavilion } from '../people.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'

/** Draws summits in tiers above a sea of cloud 云海; far tiers are paler. */
export function drawCloudSea(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, chart } = easel
  const random = easel.random('tiers')
  // Places the farthest tier below the text, but high enough for the other tiers.
  const first = Math.min(h * 0.47, Math.max(h * 0.4, (sky.words?.bottom ?? 0) + h * 0.03))
  const light = placeLight(easel, sky, Math.min(w, h) * 0.085, first - h * 0.09)
  const mirror = easel.nature('side')() < 0.5
  const tiers = 6
  let svg = drawLight(easel, light)
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1)
    const element = i === tiers - 1 ? chart.lead.element : chart.order[(4 - i + 5) % 5]!
    const form = elementLandforms[element]
    const base = first + (h * 0.71 - first) * t
    const tall =
      Math.min(h * 0.25, w * 0.5) *
      (0.62 + 0.38 * t) *
      heightFactorOf(chart.shares[element]) *
      ({ wood: 1.2, fire: 1.12, earth: 0.74, metal: 0.94, water: 0.6 } as const)[element]
    const wide = Math.min(w, h * 0.7) * { wood: 0.13, fire: 0.22, earth: 0.36, metal: 0.32, water: 0.38 }[element]
    const [near, other] = (i % 2 === 0) === mirror ? [0.26, 0.8] : [0.72, 0.18]
    const centre = w * (near + (random() - 0.5) * 0.14)
    svg += drawHillRange(easel, {
      element,
      base,
      hills: [
        { form, cx: centre, w: wide, h: tall },
        { form, cx: centre + wide * (random() < 0.5 ? 1.05 : -1.05), w: wide * 0.74, h: tall * (0.5 + random() * 0.2) },
        { form, cx: w * other, w: wide * 0.7, h: tall * (0.24 + random() * 0.2) },
      ],
      far: (1 - t) * 0.85,
      isOutlined: i === tiers - 1 && !chart.lead.isYang,
      contours: 10,
      gap: h * 0.006,
      depth: tall * 0.98,
      purpose: `t${i}`,
    })
    if (i === tiers - 1) svg += drawPavilion(easel, centre - wide * 0.1, base - tall * 0.98, Math.min(w, h) * 0.06)
    svg += cloudsOf(easel, base, t, random)
  }
  return svg
}

/** Draws clouds in the style of woodcuts: long flat lines that curl back at one end. */
function cloudsOf({ w, inks }: DrawingContext, y: number, t: number, random: () => number): string {
  let d = ''
  const k = 4 + 4 * t
  for (let i = 0; i < 4; i++) {
    const long = w * (0.16 + random() * 0.26)
    const [x, top, way] = [random() * w * 1.1 - w * 0.1, y - k * 1.2 + i * k * 1.1, random() < 0.5 ? 1 : -1]
    const from = way === 1 ? x : x + long
    d += `M${formatPoint(from, top)}h${formatCoordinate(way * long)}c${formatPoint(way * k * 1.6, 0)} ${formatPoint(way * k * 1.6, -k * 1.7)} ${formatPoint(0, -k * 1.6)}c${formatPoint(-way * k * 1.1, 0)} ${formatPoint(-way * k * 0.9, k * 0.95)} ${formatPoint(way * k * 0.1, k * 0.8)}`
  }
  return drawStrokedPath(d, inks.soft, 0.6, 0.25 + 0.4 * t)
}
