import { formatHundredths } from '../drawings/markup.ts'
import { drawPillarSeal } from '../drawings/seal.ts'
import type { DrawingContext } from './easel.ts'

/** Draws the chart's seal with its upper left corner at x, y; an unknown hour is a dash. */
export function drawChartSeal({ inks, chart }: DrawingContext, x: number, y: number, side: number): string {
  const pillars = Array.from({ length: 4 }, (_, i) => chart.ganzhi[i] ?? '')
  const inked = drawPillarSeal(pillars, true).replaceAll('var(--seal-on)', inks.sealOn).replaceAll('var(--seal)', inks.seal)
  return `<g transform="translate(${formatHundredths(x)} ${formatHundredths(y)}) scale(${(side / 100).toFixed(4)})">${inked}</g>`
}
