import { drawPortrait, drawWallpaper, drawTextOverlay, type PictureSubject } from '#art/pictures/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { ImageKind, ImageRecipe } from '#contract/image.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { parseSchool } from '../../db/parse-school.ts'

export interface AskedPicture {
  readonly kind: ImageKind
  readonly month: string
  readonly recipe: ImageRecipe
}

/** Computes the data that an image shows, from the archive's current chart. */
export function toPictureSubject(archive: ArchivesTable, { kind, month, recipe }: AskedPicture): PictureSubject {
  const birth = toBirthInput({
    ...archive,
    hour_unknown: archive.hour_unknown === 1,
    solar_time: archive.solar_time === 1,
    school: parseSchool(archive),
  })
  return createPictureSubject({ birth, kind, month, recipe, name: archive.user_name })
}

/** Draws an image with the built-in painter, as SVG. */
export function drawSvg(subject: PictureSubject, { kind, recipe }: AskedPicture): string {
  return kind === 'avatar' ? drawPortrait(subject, recipe) : drawWallpaper(subject, recipe)
}

/** Draws the chosen text as SVG, to be laid over a model's image; undefined if no text was chosen. */
export function drawChosenText(subject: PictureSubject, { kind, recipe }: AskedPicture): string | undefined {
  return drawTextOverlay(kind === 'avatar' ? 'portrait' : 'wallpaper', subject, recipe)
}
