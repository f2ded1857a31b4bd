import { formSymbol } from '../drawings/symbols.ts'
import type { Easel } from './easel.ts'
import type { Sign } from './reading.ts'

/** Draws a stem or branch as its element's form in the element's colour: solid for yang, outlined for yin. */
export function signOf({ inks }: Easel, sign: Sign, cx: number, cy: number, half: number): string {
  const { wash, line } = inks.elements[sign.element]
  const style = { cx, cy, line: Math.max(0.8, half * 0.18) }
  return sign.isYang
    ? formSymbol(sign.element, half, { ...style, colour: wash, isSolid: true }) +
        formSymbol(sign.element, half, { ...style, colour: line, isSolid: false, line: Math.max(0.5, half * 0.07) })
    : formSymbol(sign.element, half, { ...style, colour: line, isSolid: false })
}
