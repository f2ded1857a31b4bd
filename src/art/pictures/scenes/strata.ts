import { blendHexColours } from '../colour.ts'
import { drawFilledPath, createVerticalGradient, drawStrokedPath, type DrawingContext } from '../easel.ts'
import type { Element } from '../../drawings/element.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { drawFigure } from '../people.ts'
import { formatCoordinate, createRelativePath, type Point } from '../trace.ts'

/** Generating cycle: each element feeds the next. */
const ROUND: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']

/** Draws five folded layers of earth 五色土, each as thick as its element's share; the day master's layer is on top. */
export function drawStrata(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const first = ROUND.indexOf(chart.lead.element)
  const order = ROUND.map((_, i) => ROUND[(first + i) % 5]!)
  const noise = easel.noise('folds')
  const random = easel.nature('strata')
  const [shift, slope] = [random() * 6, (random() - 0.5) * h * 0.1]
  const fold = (x: number, depth: number): number => {
    const u = x / w
    const sway = Math.sin(u * Math.PI * 1.5 + shift + depth * 0.9) * h * 0.042 + noise(u * 2.2 + shift + depth * 0.5, 2) * h * 0.05
    return sway * (1 - depth * 0.5) + slope * (u - 0.5)
  }
  const [top, foot] = [h * 0.46, h * 0.79]
  const ceiling = Math.min(sky.y + sky.h * 0.5, top - short * 0.24)
  const box = { ...sky, y: ceiling, h: Math.max(10, Math.min(sky.h, top - h * 0.02 - ceiling)) }
  const light = placeLight(easel, box, short * 0.11, top - h * 0.075)
  let y = top
  let svg = drawLight(easel, light)
  for (const [i, element] of order.entries()) {
    const thick = (foot - top) * (0.05 + 0.75 * chart.shares[element])
    const depth = (y - top) / (foot - top)
    const edge = (k: number) => pointsOf(w, (x) => y + k * thick + fold(x, depth + (k * thick) / (foot - top)))
    const { wash, crown, line: ink } = inks.elements[element]
    const isYin = i === 0 && !chart.lead.isYang
    const fade = createVerticalGradient(easel, y - h * 0.06, y + thick + h * 0.06, [
      [0, blendHexColours(inks.paper, crown, isYin ? 0.18 : 0.92 - depth * 0.2)],
      [1, blendHexColours(inks.paper, wash, isYin ? 0.1 : 0.7 - depth * 0.25)],
    ])
    const count = Math.max(2, Math.round((thick / h) * 75))
    const grain = Array.from({ length: count }, (_, k) => createRelativePath(edge((k + 1) / (count + 1)))).join('')
    const ridge = createRelativePath(edge(0))
    svg += `<defs>${fade.defs}</defs>${drawFilledPath(`${ridge}V${formatCoordinate(h + 9)}H-8Z`, fade.fill)}${drawStrokedPath(grain, ink, 0.55, 0.42)}${drawStrokedPath(ridge, ink, 1.1, 0.9)}`
    y += thick
  }
  const last = createVerticalGradient(easel, y, h * 0.9, [
    [0, blendHexColours(inks.paper, inks.elements[order[4]!].wash, 0.16)],
    [1, inks.paper],
  ])
  const base = createRelativePath(pointsOf(w, (x) => y + fold(x, 1)))
  const figureX = w * (light.x > w * 0.4 ? 0.22 : 0.5)
  return (
    svg +
    `<defs>${last.defs}</defs>${drawFilledPath(`${base}V${formatCoordinate(h + 9)}H-8Z`, last.fill)}${drawStrokedPath(base, inks.elements[order[4]!].line, 0.9, 0.7)}` +
    drawFigure(easel, figureX, top + fold(figureX, 0) + 1, short * 0.085)
  )
}

function pointsOf(w: number, yAt: (x: number) => number): Point[] {
  return Array.from({ length: Math.ceil(w / 4) + 5 }, (_, i): Point => [i * 4 - 8, yAt(i * 4 - 8)])
}
