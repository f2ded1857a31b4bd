import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  createVerticalGradient,
  drawStrokedPath,
  type DrawingContext,
} from '../easel.ts'
import { blendHexColours } from '../colour.ts'
import { createElementHills, computeRidgePoints, heightFactorOf, createSwells } from '../land.ts'
import { computeContour } from '../../drawings/landforms.ts'
import type { Element } from '../../drawings/element.ts'
import { placeLight, drawLight } from '../light.ts'
import { drawFigure } from '../people.ts'
import { drawTree } from '../plants.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate, createRelativePath, type Point } from '../trace.ts'

/** Draws snow on the hills 寒江雪: the land stays white paper, the sky has the wash. */
export function drawSnow(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart, isDark } = easel
  const short = Math.min(w, h)
  const tint = blendHexColours(inks.elements.water.wash, inks.elements[chart.light].wash, 0.35)
  const sky = createVerticalGradient(easel, 0, h * 0.8, [
    [0, blendHexColours(inks.paper, tint, isDark ? 0.4 : 0.62)],
    [1, blendHexColours(inks.paper, tint, isDark ? 0.2 : 0.28)],
  ])
  const light = placeLight(easel, { x: w * 0.18, y: h * 0.12, w: w * 0.5, h: h * 0.22 }, short * 0.07)
  const random = easel.random('drifts')
  const lead = chart.lead.element
  const order = [...chart.order.filter((element) => element !== lead && element !== 'water').toReversed(), lead]
  const hills = order.map((element, i) => drift(easel, element, i, order.length, random))
  const ground = h * 0.84
  // Bark is darker than the snow, even at night.
  const bare = { ...easel, mass: isDark ? blendHexColours(inks.paper, '#000000', 0.3) : inks.ink }
  const flakes = Array.from({ length: 90 }, () => createCirclePath(random() * w, random() * h, 0.7 + random() * 1.5)).join('')
  return (
    `<defs>${sky.defs}</defs>${drawFilledPath(createRectanglePath(0, 0, w, h), sky.fill)}${drawLight(easel, light)}${hills.join('')}` +
    drawTree(
      bare,
      {
        x: w * 0.5 + short * 0.34,
        y: ground + short * 0.06,
        towards: -Math.PI * 0.54,
        long: short * 0.32,
        thick: short * 0.02,
        forks: 3,
        crook: 0.8,
      },
      'bare',
      'snow',
    ) +
    drawTree(
      bare,
      {
        x: w * 0.5 + short * 0.22,
        y: ground + short * 0.04,
        towards: -Math.PI * 0.45,
        long: short * 0.24,
        thick: short * 0.016,
        forks: 3,
        crook: 0.8,
      },
      'bare',
      'snow2',
    ) +
    drawFigure(easel, w * 0.5 - short * 0.14, ground + short * 0.05, short * 0.13) +
    drawFilledPath(flakes, isDark ? inks.ink : '#ffffff', isDark ? 0.6 : 0.95) +
    drawSignature(easel, words, { x: w - short * 0.12, top: short * 0.06, side: short * 0.09, room: short * 0.18 })
  )
}

function drift(easel: DrawingContext, element: Element, i: number, count: number, random: () => number): string {
  const { w, h, inks, chart, isDark } = easel
  const near = i / (count - 1)
  const base = h * (0.66 + near * 0.2)
  const tall = Math.min(h * 0.4, w * 0.5) * heightFactorOf(chart.shares[element]) * (1 - near * 0.25)
  const centre = w * ((i % 2 ? 0.76 : 0.22) + (random() - 0.5) * 0.16)
  const white = isDark ? blendHexColours(inks.paper, inks.ink, 0.3 + near * 0.22) : blendHexColours('#ffffff', inks.paper, 0.3 - near * 0.2)
  const points = computeRidgePoints(easel, {
    element,
    base,
    hills: [...createElementHills({ element, centre, tall, reach: w * 0.9 }, random), ...createSwells(easel, h * 0.03, random)],
    purpose: `d${i}`,
  })
  const ys = points.map(([, y]) => y)
  const top = Math.min(...ys)
  const shade = createVerticalGradient(easel, top, base + h * 0.16, [
    [0, white],
    [0.5, blendHexColours(white, inks.elements[element].wash, 0.16 + 0.2 * near)],
    [1, white],
  ])
  const ridge = createRelativePath(points)
  const contourPath = (k: number) =>
    createRelativePath(computeContour(ys, k, h * 0.014 * k).map((y, n): Point => [points[n]![0], Math.min(y, base + h * 0.05)]))
  const lines = [2, 4, 6].map(contourPath).join('')
  const { line: edge } = inks.elements[element]
  return `<defs>${shade.defs}</defs>${drawFilledPath(`${ridge}V${formatCoordinate(h + 2)}H-8Z`, shade.fill)}${drawStrokedPath(ridge, edge, 1.2, 0.55 + near * 0.4)}${drawStrokedPath(lines, edge, 0.5, 0.3)}`
}
