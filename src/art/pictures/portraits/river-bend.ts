import { drawFilledPath, createRectanglePath, createVerticalGradient, type DrawingContext } from '../easel.ts'
import { placeLight, drawLight } from '../light.ts'
import { drawBoat } from '../people.ts'
import { drawSignature } from '../signature.ts'
import { drawSpurs } from '../spurs.ts'
import type { PictureTexts } from '../subject.ts'

/** Draws a river that bends away between spurs 曲水, with a fisher on the water. */
export function drawRiverBend(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks } = easel
  const short = Math.min(w, h)
  const sky = createVerticalGradient(easel, 0, h * 0.4, [
    [0, inks.sky],
    [1, inks.paper],
  ])
  const light = placeLight(easel, { x: w * 0.2, y: h * 0.09, w: w * 0.5, h: h * 0.13 }, short * 0.066)
  return (
    `<defs>${sky.defs}</defs>${drawFilledPath(createRectanglePath(0, 0, w, h), sky.fill)}${drawLight(easel, light)}` +
    drawSpurs(easel, { from: h * 0.36, to: h * 1.02, count: 6, tall: Math.min(h * 0.36, w * 0.5), reach: 0.74 }) +
    drawBoat(easel, { x: w * 0.5, y: h * 0.765, long: short * 0.16, isRoofed: false }) +
    drawSignature(easel, words, { x: w - short * 0.11, top: short * 0.06, side: short * 0.09, room: short * 0.18 })
  )
}
