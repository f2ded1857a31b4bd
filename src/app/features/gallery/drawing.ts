/** Draws pictures on the device; a lazy chunk. */
import type { PictureRecipe, PictureSubject } from '#art/pictures/index.ts'
import { PALETTE_NAMES, PORTRAITS, drawPortrait, SCENES, drawWallpaper } from '#art/pictures/index.ts'
import { PALETTES } from '#art/pictures/data/palettes.ts'
import { elementOfBranch, ELEMENTS } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { ImageKind, ImageRecipe } from '#contract/image.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'

/** Ids of compositions and palettes, indexed by their numbers. */
export const compositionIds = {
  avatar: PORTRAITS.map(({ id }) => id),
  wallpaper: SCENES.map(({ id }) => id),
} as const
/** Palette ids, indexed by their numbers. */
export const paletteIds = PALETTE_NAMES

/** Returns the colours of a palette: its background, then the five elements. */
export function getPaletteColours(palette: number, scheme: 'light' | 'dark'): readonly string[] {
  const { paper, elements } = PALETTES[palette]![scheme]
  return [paper, ...ELEMENTS.map((element) => elements[element].wash)]
}

/** Everything that determines a picture, besides the archive. */
export interface PictureSpec {
  readonly kind: ImageKind
  /** `YYYY-MM`. */
  readonly month: string
  readonly recipe: ImageRecipe
}

const drawOf = { avatar: drawPortrait, wallpaper: drawWallpaper } as const

/** Draws the picture exactly as the server does. @returns an SVG document */
export function drawArchivePicture(archive: ListedArchive, { kind, month, recipe }: PictureSpec): string {
  return drawOf[kind](getSubject(archive, { kind, month, recipe }), recipe)
}

/** Draws the picture without text, for thumbnails. */
export function drawPictureWithoutText(archive: ListedArchive, { kind, month, recipe }: PictureSpec): string {
  const bare: PictureRecipe = { ...recipe, calendar: false, almanac: false, name: false }
  return drawOf[kind]({ ...getSubject(archive, { kind, month, recipe }), words: {} }, bare)
}

/** Returns the strongest element of the chart and the element of the month's branch. */
export function findDominantElements(archive: ListedArchive, month: string) {
  const recipe = { calendar: false, almanac: false, name: false, locale: 'zh_CN' } as const
  const { shares, month: pillar } = createPictureSubject({ birth: toBirthInput(archive), kind: 'avatar', month, recipe, name: '' })
  const strongest = ELEMENTS.reduce((most, each) => (shares[each] > shares[most] ? each : most))
  return { strongest, ofMonth: elementOfBranch(pillar.branch) }
}

/** Picture subjects by archive and options; cached, because casting a chart takes longer than drawing a picture. */
const made = new WeakMap<ListedArchive, Map<string, PictureSubject>>()

function getSubject(archive: ListedArchive, { kind, month, recipe }: PictureSpec): PictureSubject {
  const known = made.get(archive) ?? new Map<string, PictureSubject>()
  made.set(archive, known)
  const { calendar, almanac, name, locale } = recipe
  const key = JSON.stringify([kind, month, calendar, almanac, name, locale])
  const subject = known.get(key) ?? createPictureSubject({ birth: toBirthInput(archive), kind, month, recipe, name: archive.user_name })
  known.set(key, subject)
  return subject
}
