import { blendHexColours } from '../colour.ts'
import { drawFilledPath, createRectanglePath, createVerticalGradient, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { createElementHills, drawHillRange, heightFactorOf, createSwells } from '../land.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { createLeafPath } from '../plants.ts'
import type { StemOrBranchSign } from '../reading.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'

/** Draws bamboo 竹: a stalk for each stem and a thinner one for each branch, solid (yang) or outlined, in front of a far hill. */
export function drawBamboo(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('stalks')
  const light = placeLight(easel, { ...sky, x: sky.x + sky.w * 0.2, y: sky.y + sky.h * 0.4 }, short * 0.12, h * 0.48)
  const far = chart.order
    .slice(0, 3)
    .toReversed()
    .map((element, i) =>
      drawHillRange(easel, {
        element,
        base: h * (0.66 + i * 0.02),
        hills: [
          ...createElementHills(
            {
              element,
              centre: w * [0.7, 0.3, 0.56][i]!,
              tall: Math.min(h * 0.15, w * 0.34) * heightFactorOf(chart.shares[element]),
              reach: w * 0.8,
            },
            random,
          ),
          ...createSwells(easel, h * 0.01, random),
        ],
        far: 0.75 - i * 0.14,
        contours: 7,
        gap: h * 0.006,
        depth: h * 0.13,
        purpose: `b${i}`,
      }),
    )
  const mist = createVerticalGradient(easel, h * 0.6, h * 0.86, [
    [0, inks.paper, 0],
    [1, inks.paper],
  ])
  // Places the stalks towards both edges, so that the middle stays free.
  const places = [0.07, 0.94, 0.2, 0.8]
  const underWords = sky.words ? Math.max(h * 0.44, sky.words.bottom + h * 0.05) : h * 0.44
  const stalks = chart.pillars.flatMap((pillar, i) => {
    const x = w * places[i]! + (random() - 0.5) * w * 0.03
    const lesser = x + (i % 2 ? -1 : 1) * short * (0.045 + random() * 0.02)
    const isUnderWords = i % 2 === 1
    return [
      stalk(easel, pillar.branch, lesser, short * 0.014, isUnderWords ? underWords + h * 0.06 : h * (0.3 + random() * 0.12), random),
      stalk(easel, pillar.stem, x, short * 0.03, isUnderWords ? underWords : -8, random),
    ]
  })
  return (
    drawLight(easel, light) +
    far.join('') +
    stalks.join('') +
    `<defs>${mist.defs}</defs>${drawFilledPath(createRectanglePath(0, h * 0.6, w, h * 0.4), mist.fill)}`
  )
}

function stalk(easel: DrawingContext, sign: StemOrBranchSign, x: number, thick: number, top: number, random: () => number): string {
  const { h, inks } = easel
  const { wash, line: edge } = inks.elements[sign.element]
  const foot = h * 0.84
  const lean = (random() - 0.5) * thick * 2.4
  const count = Math.max(4, Math.round((foot - top) / (h * 0.085)))
  const along = (t: number) => x + lean * t
  let [body, nodes, leaves] = ['', '', '']
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count, (i + 1) / count]
    const [y1, y2] = [foot - (foot - top) * a, foot - (foot - top) * b]
    const half = (thick / 2) * (1 - 0.3 * a)
    body += `M${formatPoint(along(a) - half, y1 - 1.4)}L${formatPoint(along(b) - half * 0.96, y2 + 1.4)}h${formatCoordinate(half * 1.92)}L${formatPoint(along(a) + half, y1 - 1.4)}Z`
    nodes += `M${formatPoint(along(b) - half * 1.25, y2)}h${formatCoordinate(half * 2.5)}`
    if (i > count * 0.3 && random() < 0.75) leaves += sprig(along(b), y2, thick, random)
  }
  const skin = sign.isYang ? wash : blendHexColours(inks.paper, wash, 0.14)
  return (
    drawFilledPath(body, skin) +
    drawStrokedPath(body, edge, 0.8, 0.9) +
    drawStrokedPath(nodes, edge, 1.4, 0.9) +
    drawFilledPath(leaves, blendHexColours(inks.paper, inks.elements[sign.element].line, 0.86))
  )
}

/** Draws leaves in brush strokes, in the shapes of 个 and 介. */
function sprig(x: number, y: number, thick: number, random: () => number): string {
  const side = random() < 0.5 ? 1 : -1
  const [fromX, fromY] = [x + side * (8 + thick), y - 5 - thick * 0.4]
  const long = 20 + thick * 1.2
  const twig = createLeafPath(x, y, Math.hypot(fromX - x, fromY - y) + 3, Math.atan2(fromY - y, fromX - x)).replace(/Z$/, 'Z')
  const blades = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, i) => {
    const angle = Math.PI / 2 - side * (0.15 + i * 0.36) + (random() - 0.5) * 0.2
    return createLeafPath(fromX, fromY, long * (0.8 + random() * 0.5), angle)
  })
  return twig + blades.join('')
}
