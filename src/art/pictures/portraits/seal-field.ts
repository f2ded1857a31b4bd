import { drawFilledPath, createRectanglePath, createCirclePath, clipToPath, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { computeContour, elementLandforms, computeRidge, type Hill } from '../../drawings/landforms.ts'
import type { Element } from '../../drawings/element.ts'
import type { StemOrBranchSign } from '../reading.ts'
import { computeFittingFontSize, drawTextLine } from '../lettering.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate, createRelativePath, type Point } from '../trace.ts'

/** Relative widths of the columns (year first) and heights of the rows (stem first): the day stem has the largest cell. */
const BROAD = [1, 1, 1.7, 1] as const
const HIGH = [0.58, 0.42] as const

/** Draws the chart as one large seal: each character as carved land, yang in relief 朱文, yin cut into the red 白文; year on the right. */
export function drawSealField(easel: DrawingContext, { name }: PictureTexts): string {
  const { w, h, inks, chart, isDark } = easel
  const side = Math.min(w, h) * 0.86
  const high = Math.min(h * 0.86, side * 1.24)
  const [x, y] = [(w - side) / 2, (h - high) / 2]
  const bone = isDark ? inks.sealOn : inks.leaf
  const edge = side * 0.035
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
  const [cw, ch] = [(side - edge * 2) / sum(BROAD), high - edge * 2]
  const cells = Array.from({ length: 8 }, (_, i) => {
    const pillar = chart.pillars[i % 4]
    const sign = i < 4 ? pillar?.stem : pillar?.branch
    const [column, row] = [i % 4, Math.floor(i / 4)] as const
    const cell = {
      x: x + edge + cw * sum(BROAD.slice(column + 1)),
      y: y + edge + ch * sum(HIGH.slice(0, row)),
      w: cw * BROAD[column]!,
      h: ch * HIGH[row]!,
    }
    return clipToPath(
      easel,
      createRectanglePath(cell.x + 1.6, cell.y + 1.6, cell.w - 3.2, cell.h - 3.2),
      sign ? cut(easel, sign, cell, i, bone) : dash(easel, cell, bone),
    )
  })
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), inks.paper) +
    drawFilledPath(chippedOutline(easel, x, y, side, high), inks.seal) +
    cells.join('') +
    drawStrokedPath(createRectanglePath(x + edge * 0.45, y + edge * 0.45, side - edge * 0.9, high - edge * 0.9), bone, 0.8, 0.7) +
    (name
      ? drawTextLine(name, {
          x: w / 2,
          y: y + high + (h - y - high) * 0.62,
          size: computeFittingFontSize(name, side * 0.045, side),
          colour: inks.ink,
          anchor: 'middle',
        })
      : '')
  )
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Ranges of a cell: [centre, half width, height], as fractions of the cell. */
const CUTS: Readonly<Record<Element, readonly (readonly [number, number, number])[]>> = {
  wood: [
    [0.36, 0.3, 0.74],
    [0.68, 0.25, 0.52],
    [0.94, 0.2, 0.36],
  ],
  fire: [
    [0.42, 0.46, 0.72],
    [0.82, 0.34, 0.46],
  ],
  earth: [
    [0.34, 0.56, 0.46],
    [0.9, 0.44, 0.28],
  ],
  metal: [
    [0.48, 0.44, 0.56],
    [0.98, 0.28, 0.3],
  ],
  water: [
    [0.18, 0.34, 0.4],
    [0.66, 0.34, 0.46],
    [1.14, 0.34, 0.38],
  ],
}

function cut(easel: DrawingContext, sign: StemOrBranchSign, cell: Cell, i: number, bone: string): string {
  const { inks } = easel
  const random = easel.random(`cell${i}`)
  const [ground, mark] = sign.isYang ? [bone, inks.seal] : [inks.seal, bone]
  const flip = random() < 0.5
  const hills: Hill[] = CUTS[sign.element].map(([cx, half, tall]) => ({
    form: elementLandforms[sign.element],
    cx: cell.w * (flip ? 1 - cx : cx),
    w: cell.w * half,
    h: cell.h * tall * (0.9 + random() * 0.2),
  }))
  const step = 1.6
  const ridge = computeRidge({ width: cell.w, base: cell.h * 0.9, hills, rough: 0.9, seed: `${easel.seed}.${i}`, step })
  const points = (ys: readonly number[]) => ys.map((v, k): Point => [cell.x + k * step, Math.min(cell.y + v, cell.y + cell.h)])
  const body = `${createRelativePath(points(ridge))}V${formatCoordinate(cell.y + cell.h)}H${formatCoordinate(cell.x)}Z`
  const lines = Array.from({ length: 8 }, (_, k) =>
    createRelativePath(points(computeContour(ridge, k + 1, cell.h * 0.052 * (k + 1)))),
  ).join('')
  const [mx, my, r] = [cell.x + cell.w * (flip ? 0.2 : 0.8), cell.y + cell.h * 0.15, cell.w * 0.1]
  return (
    drawFilledPath(createRectanglePath(cell.x, cell.y, cell.w, cell.h), ground) +
    drawFilledPath(body, mark) +
    drawStrokedPath(lines, ground, 1, 0.85) +
    (i === 2 ? drawFilledPath(createCirclePath(mx, my, r), mark) + drawStrokedPath(createCirclePath(mx, my, r * 1.4), mark, 1) : '')
  )
}

function dash({ inks }: DrawingContext, { x, y, w, h }: Cell, bone: string): string {
  return (
    drawFilledPath(createRectanglePath(x, y, w, h), inks.seal) +
    drawFilledPath(createRectanglePath(x + w * 0.26, y + h * 0.48, w * 0.48, h * 0.045), bone)
  )
}

/** Computes the outline of the seal with chipped edges. */
function chippedOutline(easel: DrawingContext, x: number, y: number, w: number, h: number): string {
  const noise = easel.noise('chips')
  const points: Point[] = []
  const side = (from: Point, to: Point, k: number) => {
    for (let i = 0; i < 40; i++) {
      const t = i / 40
      const chip = Math.max(0, noise(k * 50 + i * 0.55, 3) - 0.18) * 7
      const [nx, ny] = [Math.sign(to[1] - from[1]), -Math.sign(to[0] - from[0])]
      points.push([from[0] + (to[0] - from[0]) * t - nx * chip, from[1] + (to[1] - from[1]) * t - ny * chip])
    }
  }
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  corners.forEach((corner, k) => side(corner, corners[(k + 1) % 4]!, k))
  return `${createRelativePath(points)}Z`
}
