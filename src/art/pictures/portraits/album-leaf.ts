import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  clipToPath,
  createVerticalGradient,
  drawStrokedPath,
  type DrawingContext,
} from '../easel.ts'
import { createElementHills, drawHillRange, createSwells } from '../land.ts'
import { placeLight, drawLight } from '../light.ts'
import { drawFigure } from '../people.ts'
import { getSeasonalFoliage, drawTree } from '../plants.ts'
import { drawSign } from '../signs.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate } from '../trace.ts'

/** Draws an open album 册页: on the left the day master's hill, on the right the pillars in red columns, the day stem ringed in red. */
export function drawAlbumLeaf(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks } = easel
  const isTall = h > w * 1.3
  const page = isTall ? { w: w * 0.84, h: Math.min(h * 0.42, w * 1.02) } : { w: w * 0.46, h: Math.min(h * 0.86, w * 0.76) }
  const left = isTall ? { x: (w - page.w) / 2, y: h / 2 - page.h } : { x: w / 2 - page.w, y: (h - page.h) / 2 }
  const right = isTall ? { x: left.x, y: h / 2 } : { x: w / 2, y: left.y }
  const whole = isTall ? createRectanglePath(left.x, left.y, page.w, page.h * 2) : createRectanglePath(left.x, left.y, page.w * 2, page.h)
  const fold = isTall
    ? {
        d: `M${formatCoordinate(left.x)} ${formatCoordinate(h / 2)}h${formatCoordinate(page.w)}`,
        shade: createRectanglePath(left.x, h / 2 - 9, page.w, 18),
      }
    : {
        d: `M${formatCoordinate(w / 2)} ${formatCoordinate(left.y)}v${formatCoordinate(page.h)}`,
        shade: createRectanglePath(w / 2 - 9, left.y, 18, page.h),
      }
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), easel.lit) +
    drawFilledPath(
      isTall
        ? createRectanglePath(left.x - 5, left.y + 5, page.w + 10, page.h * 2)
        : createRectanglePath(left.x - 5, left.y + 5, page.w * 2 + 10, page.h),
      inks.ink,
      0.12,
    ) +
    drawFilledPath(whole, inks.leaf) +
    clipToPath(
      easel,
      createRectanglePath(left.x + 9, left.y + 9, page.w - 18, page.h - 18),
      paintingOf(easel, { x: left.x + 9, y: left.y + 9, w: page.w - 18, h: page.h - 18 }),
    ) +
    drawStrokedPath(createRectanglePath(left.x + 9, left.y + 9, page.w - 18, page.h - 18), inks.ink, 0.6, 0.6) +
    columnsOf(easel, words, { x: right.x + 9, y: right.y + 9, w: page.w - 18, h: page.h - 18 }) +
    drawFilledPath(fold.shade, inks.ink, 0.05) +
    drawStrokedPath(fold.d, inks.ink, 0.8, 0.6) +
    drawStrokedPath(whole, inks.ink, 0.9, 0.85)
  )
}

/** Relative height of each element's hills, as in SHAPES of ../land.ts. */
const TALL = { wood: 1.14, fire: 1.1, earth: 0.66, metal: 0.94, water: 0.42 } as const

interface Panel {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Draws one hill, one tree and one person, and the strongest other element in the distance. */
function paintingOf(easel: DrawingContext, { x, y, w, h }: Panel): string {
  const { inks, chart } = easel
  const random = easel.random('leaf')
  const short = Math.min(w, h)
  const sky = createVerticalGradient(easel, y, y + h * 0.7, [
    [0, inks.sky],
    [1, inks.leaf],
  ])
  const light = placeLight(easel, { x: x + w * 0.2, y: y + h * 0.12, w: w * 0.6, h: h * 0.22 }, short * 0.09, y + h * 0.26)
  const { element: own, isYang } = chart.lead
  const other = chart.order.find((element) => element !== own)!
  const ranges = [other, own].map((element, i) =>
    drawHillRange(easel, {
      element,
      base: y + h * (0.62 + i * 0.12),
      hills: [
        ...createElementHills(
          { element, centre: x + w * (i ? 0.36 : 0.82), tall: h * (i ? 0.4 / Math.sqrt(TALL[own]) : 0.2), reach: w * 0.86 },
          random,
        ),
        ...createSwells(easel, h * 0.02, random),
      ],
      from: x - 3,
      to: x + w + 3,
      ground: inks.leaf,
      far: i ? 0 : 0.55,
      isOutlined: i === 1 && !isYang,
      gap: h * 0.01,
      contours: i ? 12 : 7,
      depth: h * (i ? 0.42 : 0.24),
      purpose: `l${i}`,
    }),
  )
  const bank = drawHillRange(easel, {
    element: own,
    base: y + h,
    hills: [
      { form: 'wave', cx: x + w * 0.86, w: w * 0.7, h: h * 0.17 },
      { form: 'wave', cx: x + w * 0.2, w: w * 0.5, h: h * 0.05 },
    ],
    from: x - 3,
    to: x + w + 3,
    isOutlined: !isYang,
    ground: inks.leaf,
    gap: h * 0.014,
    depth: h * 0.2,
    purpose: 'bank',
  })
  return (
    `<defs>${sky.defs}</defs>${drawFilledPath(createRectanglePath(x, y, w, h), sky.fill)}${drawLight(easel, light)}${ranges.join('')}${bank}` +
    drawTree(
      easel,
      { x: x + w * 0.9, y: y + h * 0.9, towards: -Math.PI * 0.62, long: h * 0.42, thick: short * 0.042, forks: 3, crook: 0.8 },
      getSeasonalFoliage(chart.month),
      'leaf',
    ) +
    drawFigure(easel, x + w * 0.62, y + h * 0.905, short * 0.17, true)
  )
}

/** Index of the day pillar. */
const DAY = 2

/** Draws four columns with red rules, the year on the right; hidden stems are small, under their branch. */
function columnsOf(easel: DrawingContext, words: PictureTexts, { x, y, w, h }: Panel): string {
  const { inks, chart } = easel
  const wide = w / 5
  const rules = Array.from(
    { length: 6 },
    (_, i) => `M${formatCoordinate(x + wide * i)} ${formatCoordinate(y)}v${formatCoordinate(h)}`,
  ).join('')
  const half = Math.min(wide * 0.32, h * 0.07)
  const signs = Array.from({ length: 4 }, (_, i) => {
    const cx = x + wide * (4.5 - i)
    const pillar = chart.pillars[i]
    if (!pillar)
      return drawStrokedPath(
        `M${formatCoordinate(cx - half * 0.6)} ${formatCoordinate(y + h * 0.2)}h${formatCoordinate(half * 1.2)}M${formatCoordinate(cx - half * 0.6)} ${formatCoordinate(y + h * 0.44)}h${formatCoordinate(half * 1.2)}`,
        inks.soft,
        1.2,
      )
    const hidden = pillar.hidden.map((sign, k) => drawSign(easel, sign, cx, y + h * 0.62 + k * half * 1.5, half * 0.42)).join('')
    const ring = i === DAY ? drawStrokedPath(createCirclePath(cx, y + h * 0.2, half * 1.42), inks.seal, 1.8) : ''
    return (
      ring +
      drawSign(easel, pillar.stem, cx, y + h * 0.2, i === DAY ? half * 0.9 : half) +
      drawSign(easel, pillar.branch, cx, y + h * 0.44, half) +
      hidden
    )
  })
  return (
    drawStrokedPath(rules + createRectanglePath(x, y, w, h), inks.seal, 0.6, 0.55) +
    signs.join('') +
    drawSignature(easel, words, { x: x + wide / 2, top: y + h * (words.name ? 0.42 : 0.78), side: wide * 0.62, room: wide * 0.9 })
  )
}
