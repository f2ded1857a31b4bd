import { blendHexColours } from '../colour.ts'
import {
  drawFilledPath,
  createCirclePath,
  createVerticalGradient,
  createRectanglePath,
  drawStrokedPath,
  type DrawingContext,
} from '../easel.ts'
import { createElementHills, drawHillRange, heightFactorOf, createSwells } from '../land.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import type { Element } from '../../drawings/element.ts'
import type { StemOrBranchSign } from '../reading.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'
import { drawPictureWater } from '../water.ts'

/** Draws lanterns on a river 河灯, receding towards the light: one for each stem and branch, small ones for hidden stems. */
export function drawRiverLanterns(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('lanterns')
  const edge = Math.min(h * 0.48, Math.max(h * 0.42, (sky.words?.bottom ?? 0) + h * 0.03))
  const light = placeLight(easel, { ...sky, h: Math.min(sky.h, edge - sky.y - h * 0.02) }, short * 0.08, edge - h * 0.09)
  const bank = chart.order
    .slice(0, 4)
    .toReversed()
    .map((element, i) =>
      drawHillRange(easel, {
        element,
        base: edge + i * h * 0.004,
        hills: [
          ...createElementHills(
            {
              element,
              centre: w * [0.84, 0.1, 0.6, 0.32][i]!,
              tall: Math.min(h * 0.12, w * 0.3) * heightFactorOf(chart.shares[element]),
              reach: w * 0.5,
            },
            random,
          ),
          ...createSwells(easel, h * 0.005, random),
        ],
        far: 0.66 - i * 0.16,
        isOutlined: element === chart.lead.element && !chart.lead.isYang,
        contours: 6,
        gap: h * 0.005,
        depth: h * 0.09,
        purpose: `k${i}`,
      }),
    )
  const dusk = createVerticalGradient(easel, edge, h, [
    [0, blendHexColours(inks.paper, inks.elements.water.wash, 0.42)],
    [0.5, blendHexColours(inks.paper, inks.elements.water.wash, 0.14)],
    [0.76, inks.paper],
  ])
  const large = chart.pillars.flatMap(({ stem, branch }) => [stem, branch])
  const small = chart.pillars.flatMap(({ hidden }) => hidden)
  const turn = random() * 3
  const drift = (t: number) => w * (0.5 + 0.2 * Math.sin(t * 5.2 + turn) * (0.4 + t))
  const set = [
    ...small.map((sign, i) => ({ sign, t: 0.02 + (0.44 * i) / small.length, size: 0.42 })),
    ...large.map((sign, i) => ({ sign, t: 0.3 + (0.66 * i) / large.length, size: 1 })),
  ].toSorted((a, b) => a.t - b.t)
  const glows = glowsOf(easel)
  const lanterns = set.map(({ sign, t, size }, i) => {
    const y = edge + h * 0.035 + (h * 0.77 - edge) * t ** 1.35
    const s = short * (0.012 + 0.034 * t) * size * 1.25
    return lantern(easel, sign, drift(t) + (i % 2 ? 1 : -1) * w * (0.05 + 0.12 * random()) * (0.5 + t), y, s, glows.names[sign.element])
  })
  return (
    drawLight(easel, light) +
    bank.join('') +
    `<defs>${dusk.defs}</defs>${drawFilledPath(createRectanglePath(0, edge + h * 0.012, w, h), dusk.fill)}` +
    drawPictureWater(easel, { from: edge + h * 0.012, to: h * 0.88, light, calm: 0.2, rows: 20, ground: inks.paper, strength: 0.8 }) +
    `<defs>${glows.defs}</defs>` +
    lanterns.join('')
  )
}

/** Defines the radial gradients for the glow around lanterns, one per element; `names` are their ids. */
function glowsOf(easel: DrawingContext): { defs: string; names: Readonly<Record<Element, string>> } {
  const { inks, isDark, name } = easel
  const names = { wood: name(), fire: name(), earth: name(), metal: name(), water: name() }
  const one = (element: Element) =>
    `<radialGradient id="${names[element]}"><stop offset="0" stop-color="${inks.elements[element].crown}" stop-opacity="${isDark ? 0.5 : 0.6}"/>` +
    `<stop offset="1" stop-color="${inks.elements[element].crown}" stop-opacity="0"/></radialGradient>`
  return { defs: (['wood', 'fire', 'earth', 'metal', 'water'] as const).map(one).join(''), names }
}

/** Draws a paper lotus with a flame, and its broken reflection on the water below. */
function lantern({ inks, isDark }: DrawingContext, sign: StemOrBranchSign, x: number, y: number, s: number, glow: string): string {
  const { wash, crown, line: edge } = inks.elements[sign.element]
  const petals =
    `M${formatPoint(x - s * 1.5, y - s * 0.5)}Q${formatPoint(x - s * 1.2, y + s * 0.5)} ${formatPoint(x, y + s * 0.5)}Q${formatPoint(x + s * 1.2, y + s * 0.5)} ${formatPoint(x + s * 1.5, y - s * 0.5)}` +
    `Q${formatPoint(x + s * 0.8, y - s * 0.5)} ${formatPoint(x + s * 0.6, y - s * 0.1)}Q${formatPoint(x + s * 0.4, y - s * 0.8)} ${formatPoint(x, y - s)}Q${formatPoint(x - s * 0.4, y - s * 0.8)} ${formatPoint(x - s * 0.6, y - s * 0.1)}Q${formatPoint(x - s * 0.8, y - s * 0.5)} ${formatPoint(x - s * 1.5, y - s * 0.5)}Z`
  const flame = `M${formatPoint(x, y - s * 2.1)}q${formatPoint(s * 0.62, s * 0.9)} ${formatPoint(0, s * 1.25)}q${formatPoint(-s * 0.62, -s * 0.35)} ${formatPoint(0, -s * 1.25)}Z`
  const gleams = [0, 1, 2]
    .map(
      (i) =>
        `M${formatCoordinate(x - s * (1.1 - i * 0.34))} ${formatCoordinate(y + s * (1 + i * 0.62))}h${formatCoordinate(s * (2.2 - i * 0.68))}`,
    )
    .join('')
  return (
    drawFilledPath(createCirclePath(x, y - s * 1.2, s * 3.6), `url(#${glow})`) +
    drawFilledPath(flame, isDark ? crown : inks.seal, 0.95) +
    drawFilledPath(petals, sign.isYang ? wash : blendHexColours(inks.leaf, crown, isDark ? 0.3 : 0.08)) +
    drawStrokedPath(petals, edge, Math.max(0.6, s * 0.07)) +
    drawStrokedPath(gleams, sign.isYang ? wash : edge, Math.max(0.6, s * 0.12), 0.6)
  )
}
