import { portraitOf, wallpaperOf, writingOver, type PictureSubject } from '#art/pictures/index.ts'
import { castInputOf } from '#birth/index.ts'
import type { ImageKind, ImageRecipe } from '#contract/image.ts'
import { pictureSubjectOf } from '#readings/pictures/index.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { schoolIn } from '../../db/school-in.ts'

export interface AskedPicture {
  readonly kind: ImageKind
  readonly month: string
  readonly recipe: ImageRecipe
}

/** What the picture is drawn from: the chart as the archive has it now, as the page shows it. */
export function subjectOf(archive: ArchivesTable, { kind, month, recipe }: AskedPicture): PictureSubject {
  const birth = castInputOf({
    ...archive,
    hour_unknown: archive.hour_unknown === 1,
    solar_time: archive.solar_time === 1,
    school: schoolIn(archive),
  })
  return pictureSubjectOf({ birth, kind, month, recipe, name: archive.user_name })
}

/** The house's drawing. */
export function drawnOf(subject: PictureSubject, { kind, recipe }: AskedPicture): string {
  return kind === 'avatar' ? portraitOf(subject, recipe) : wallpaperOf(subject, recipe)
}

/** What the house writes over a model's picture; `undefined`: nothing. */
export function writingOf(subject: PictureSubject, { kind, recipe }: AskedPicture): string | undefined {
  return writingOver(kind === 'avatar' ? 'portrait' : 'wallpaper', subject, recipe)
}
