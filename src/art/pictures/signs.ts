import { drawElementSymbol } from '../drawings/symbols.ts'
import type { DrawingContext } from './easel.ts'
import type { StemOrBranchSign } from './reading.ts'

/** Draws a stem or branch as its element's form in the element's colour: solid for yang, outlined for yin. */
export function drawSign({ inks }: DrawingContext, sign: StemOrBranchSign, cx: number, cy: number, half: number): string {
  const { wash, line } = inks.elements[sign.element]
  const style = { cx, cy, line: Math.max(0.8, half * 0.18) }
  return sign.isYang
    ? drawElementSymbol(sign.element, half, { ...style, colour: wash, isSolid: true }) +
        drawElementSymbol(sign.element, half, { ...style, colour: line, isSolid: false, line: Math.max(0.5, half * 0.07) })
    : drawElementSymbol(sign.element, half, { ...style, colour: line, isSolid: false })
}
