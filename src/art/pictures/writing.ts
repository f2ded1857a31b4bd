import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  createDrawingContext,
  createVerticalGradient,
  createRadialGradient,
  wrapSvgFile,
  type DrawingContext,
} from './easel.ts'
import { drawCalendarSheet } from './calendar-sheet.ts'
import { drawHeading, type DrawnHeading } from './heading.ts'
import { marginOf } from './lettering.ts'
import { drawSignature } from './signature.ts'
import type { PictureRecipe, PictureSubject } from './subject.ts'

/** Draws the heading of a wallpaper: the month's pillar, and almanac text and name if the recipe includes them. */
export function drawWallpaperHeading(
  easel: DrawingContext,
  { words: { month, almanac, name } }: PictureSubject,
  recipe: PictureRecipe,
): DrawnHeading {
  return drawHeading(easel, {
    ...(month !== undefined && { month }),
    ...(almanac !== undefined && recipe.almanac && { almanac }),
    ...(name !== undefined && recipe.name && { name }),
  })
}

/** Draws the calendar at the foot of a wallpaper; '' if the recipe does not include it. */
export function drawWallpaperCalendar(easel: DrawingContext, { words: { calendar } }: PictureSubject, recipe: PictureRecipe): string {
  if (!calendar || !recipe.calendar) return ''
  const margin = marginOf(easel)
  const floor = easel.h - Math.max(easel.bottom, margin)
  return drawCalendarSheet(easel, calendar, floor - margin * 0.4)
}

/**
 * Draws a picture's texts on a transparent background, for an image model's picture; paper-coloured veils make them legible.
 * `undefined` without any text.
 */
export function drawTextOverlay(kind: 'portrait' | 'wallpaper', subject: PictureSubject, recipe: PictureRecipe): string | undefined {
  const easel = createDrawingContext(kind, subject, recipe)
  if (kind === 'wallpaper') {
    const heading = drawWallpaperHeading(easel, subject, recipe)
    return wrapSvgFile(easel, recipe, veilAbove(easel, heading.bottom) + drawWallpaperCalendar(easel, subject, recipe) + heading.svg)
  }
  const { name } = subject.words
  return recipe.name && name !== undefined ? wrapSvgFile(easel, recipe, signed(easel, name)) : undefined
}

/** Draws a paper-coloured veil behind the heading. */
function veilAbove(easel: DrawingContext, bottom: number): string {
  const { w, inks } = easel
  const end = bottom * 1.3
  const veil = createVerticalGradient(easel, 0, end, [
    [0, inks.paper, 0.88],
    [0.72, inks.paper, 0.8],
    [1, inks.paper, 0],
  ])
  return `<defs>${veil.defs}</defs>${drawFilledPath(createRectanglePath(0, 0, w, end), veil.fill)}`
}

/** Draws name and seal at the lower right, inside the circle to which a portrait may be cropped. */
function signed(easel: DrawingContext, name: string): string {
  const { w, h, inks } = easel
  const short = Math.min(w, h)
  const [x, y, r] = [w / 2 + short * 0.24, h / 2 + short * 0.22, short * 0.2]
  const veil = createRadialGradient(easel, x, y, r, [
    [0.6, inks.paper, 0.84],
    [1, inks.paper, 0],
  ])
  const side = short * 0.1
  const signature = drawSignature(easel, { name }, { x, top: y - r * 0.72, side, room: r * 1.7 })
  return `<defs>${veil.defs}</defs>${drawFilledPath(createCirclePath(x, y, r), veil.fill)}${signature}`
}
