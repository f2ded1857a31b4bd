import type { Element } from '../drawings/element.ts'
import type { DrawingContext } from './easel.ts'
import { createElementHills, drawHillRange, heightFactorOf, createSwells } from './land.ts'

export interface ChartLandInput {
  readonly x: number
  readonly w: number
  /** y of the waterline. */
  readonly edge: number
  /** Maximum height of a hill. */
  readonly tall: number
  readonly ground?: string
  readonly contours?: number
  readonly gap?: number
  /** Centre of the leading hill as a fraction of the width. */
  readonly leadAt?: number
}

/** Draws the chart as land: one range per element, stronger elements nearer and darker, the day master's element in front. */
export function drawChartLand(easel: DrawingContext, land: ChartLandInput): string {
  const { chart } = easel
  const { x, w, edge, tall, ground = easel.inks.paper, contours = 9, gap = 5, leadAt } = land
  const random = easel.random('land')
  const lead = chart.lead.element
  const far = chart.order.filter((element) => element !== lead && element !== 'water').toReversed()
  const order: Element[] = [...far, lead]
  const mirror = easel.nature('side')() < 0.5 ? 0 : 1
  const front = leadAt ?? (mirror ? 0.36 : 0.62)
  return order
    .map((element, i) => {
      const near = i / Math.max(1, order.length - 1)
      const isLead = i === order.length - 1
      const share = chart.shares[element]
      const centre = isLead ? front : (i + mirror) % 2 ? 0.82 - i * 0.06 : 0.14 + i * 0.07
      const high = tall * heightFactorOf(share) * (isLead ? 1 : 0.78 + 0.2 * (1 - near))
      const at = x + w * (centre + (random() - 0.5) * 0.12)
      return drawHillRange(easel, {
        element,
        base: edge + tall * 0.1 * near,
        hills: [...createElementHills({ element, centre: at, tall: high, reach: w }, random), ...createSwells(easel, tall * 0.07, random)],
        far: (1 - near) * 0.75,
        isOutlined: isLead && !chart.lead.isYang,
        from: x - 4,
        to: x + w + 4,
        ground,
        contours: isLead ? contours + 4 : contours,
        gap,
        depth: high * 1.2 + 16,
        purpose: String(i),
      })
    })
    .join('')
}
