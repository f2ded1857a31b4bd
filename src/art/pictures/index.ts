import { drawFilledPath, createRectanglePath, createDrawingContext, createVerticalGradient, wrapSvgFile } from './easel.ts'
import { marginOf } from './lettering.ts'
import { PORTRAITS } from './portraits/index.ts'
import { SCENES } from './scenes/index.ts'
import { drawWeather } from './weather.ts'
import { drawWallpaperCalendar, drawWallpaperHeading } from './writing.ts'
import type { PictureRecipe, PictureSubject } from './subject.ts'

export type { PictureRecipe, PictureSubject, PictureTexts } from './subject.ts'
export { PALETTE_NAMES } from './data/palettes.ts'
export { PORTRAITS } from './portraits/index.ts'
export { SCENES } from './scenes/index.ts'
export { drawTextOverlay } from './writing.ts'

/** Draws a portrait of a chart as an SVG file; the same subject and recipe give an identical file. */
export function drawPortrait(subject: PictureSubject, recipe: PictureRecipe): string {
  const easel = createDrawingContext('portrait', subject, recipe)
  const words = recipe.name && subject.words.name !== undefined ? { name: subject.words.name } : {}
  return wrapSvgFile(easel, recipe, PORTRAITS[recipe.composition]!.draw(easel, words))
}

/** Draws a wallpaper of a chart for a month as an SVG file. */
export function drawWallpaper(subject: PictureSubject, recipe: PictureRecipe): string {
  const easel = createDrawingContext('wallpaper', subject, recipe)
  const { w, h, inks } = easel
  const heading = drawWallpaperHeading(easel, subject, recipe)
  const margin = marginOf(easel)
  const ceiling = Math.max(easel.top, margin)
  const sky = {
    x: margin * 1.6,
    y: ceiling + h * 0.06,
    w: Math.max(w * 0.3, heading.left - margin * 2.4),
    h: h * 0.24,
    words: { left: heading.left, bottom: heading.bottom },
  }
  const ground = createVerticalGradient(easel, 0, h * 0.6, [
    [0, inks.sky],
    [1, inks.paper],
  ])
  return wrapSvgFile(
    easel,
    recipe,
    `<defs>${ground.defs}</defs>${drawFilledPath(createRectanglePath(0, 0, w, h), ground.fill)}${SCENES[recipe.composition]!.draw(easel, sky)}${drawWeather(easel, heading)}` +
      drawWallpaperCalendar(easel, subject, recipe) +
      heading.svg,
  )
}
