import { drawFilledPath, createRectanglePath, createVerticalGradient, type DrawingContext } from '../easel.ts'
import { createElementHills, drawHillRange, heightFactorOf, createSwells } from '../land.ts'
import { drawLight, type SkyArea } from '../light.ts'
import { getSeasonalFoliage, drawTree } from '../plants.ts'
import { drawPictureWater } from '../water.ts'

/** Draws a bough of the month in front of the light 一枝, and far below the chart as a low shore. */
export function drawOneBranch(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('shore')
  const light = { x: sky.x + sky.w * 0.52, y: Math.max(sky.y + sky.h * 0.8, h * 0.33), r: short * 0.15 }
  const edge = h * 0.68
  const mist = createVerticalGradient(easel, edge, h, [
    [0, inks.paper, 0],
    [0.3, inks.paper],
  ])
  const shore = chart.order
    .slice(0, 4)
    .toReversed()
    .map((element, i) =>
      drawHillRange(easel, {
        element,
        base: edge + i * h * 0.006,
        hills: [
          ...createElementHills(
            {
              element,
              centre: w * [0.9, 0.16, 0.62, 0.34][i]!,
              tall: Math.min(h * 0.11, w * 0.26) * heightFactorOf(chart.shares[element]),
              reach: w * 0.56,
            },
            random,
          ),
          ...createSwells(easel, h * 0.006, random),
        ],
        far: 0.6 - i * 0.16,
        isOutlined: element === chart.lead.element && !chart.lead.isYang,
        contours: 6,
        gap: h * 0.005,
        depth: h * 0.08,
        purpose: `s${i}`,
      }),
    )
  return (
    drawLight(easel, light) +
    shore.join('') +
    `<defs>${mist.defs}</defs>${drawFilledPath(createRectanglePath(0, edge, w, h - edge), mist.fill)}` +
    drawPictureWater(easel, { from: edge + h * 0.01, to: h * 0.84, light, calm: 0.24 }) +
    drawTree(
      easel,
      {
        x: -6,
        y: h * 0.5,
        towards: -0.34,
        long: Math.min(w * 0.9, h * 0.5),
        thick: Math.min(w * 0.05, short * 0.042),
        forks: 3,
        crook: 0.6,
        clear: sky.words,
      },
      getSeasonalFoliage(chart.month),
      'bough',
    )
  )
}
