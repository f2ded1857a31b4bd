/** What the device draws pictures with: fetched when a page needs it. */
import type { PictureRecipe, PictureSubject } from '#art/pictures/index.ts'
import { PALETTE_NAMES, PORTRAITS, portraitOf, SCENES, wallpaperOf } from '#art/pictures/index.ts'
import { PALETTES } from '#art/pictures/data/palettes.ts'
import { elementOfBranch, ELEMENTS } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import type { ImageKind, ImageRecipe } from '#contract/image.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'

/** Names of compositions and palettes in the order of their numbers. */
export const compositions = {
  avatar: PORTRAITS.map(({ id }) => id),
  wallpaper: SCENES.map(({ id }) => id),
} as const
export const palettes = PALETTE_NAMES

/** A palette at a glance: its ground, then the five elements. */
export function swatchOf(palette: number, scheme: 'light' | 'dark'): readonly string[] {
  const { paper, elements } = PALETTES[palette]![scheme]
  return [paper, ...ELEMENTS.map((element) => elements[element].wash)]
}

/** All that a picture is drawn from besides the archive. */
export interface Drawn {
  readonly kind: ImageKind
  /** `YYYY-MM` */
  readonly month: string
  readonly recipe: ImageRecipe
}

const drawOf = { avatar: portraitOf, wallpaper: wallpaperOf } as const

/** The picture as the server draws it: a whole SVG. */
export function pictureOf(archive: ListedArchive, { kind, month, recipe }: Drawn): string {
  return drawOf[kind](subjectOf(archive, { kind, month, recipe }), recipe)
}

/** The same without words, for a look from afar. */
export function bareOf(archive: ListedArchive, { kind, month, recipe }: Drawn): string {
  const bare: PictureRecipe = { ...recipe, calendar: false, almanac: false, name: false }
  return drawOf[kind]({ ...subjectOf(archive, { kind, month, recipe }), words: {} }, bare)
}

/** The chart's strongest element, and that of the month's branch. */
export function elementsOf(archive: ListedArchive, month: string) {
  const recipe = { calendar: false, almanac: false, name: false, locale: 'zh_CN' } as const
  const { shares, month: pillar } = createPictureSubject({ birth: castInputOf(archive), kind: 'avatar', month, recipe, name: '' })
  const strongest = ELEMENTS.reduce((most, each) => (shares[each] > shares[most] ? each : most))
  return { strongest, ofMonth: elementOfBranch(pillar.branch) }
}

/** A chart takes longer than a picture: each is cast once. */
const made = new WeakMap<ListedArchive, Map<string, PictureSubject>>()

function subjectOf(archive: ListedArchive, { kind, month, recipe }: Drawn): PictureSubject {
  const known = made.get(archive) ?? new Map<string, PictureSubject>()
  made.set(archive, known)
  const { calendar, almanac, name, locale } = recipe
  const key = JSON.stringify([kind, month, calendar, almanac, name, locale])
  const subject = known.get(key) ?? createPictureSubject({ birth: castInputOf(archive), kind, month, recipe, name: archive.user_name })
  known.set(key, subject)
  return subject
}
