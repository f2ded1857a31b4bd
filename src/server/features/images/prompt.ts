import { PALETTE_NAMES, type PictureSubject } from '#art/pictures/index.ts'
import { BRANCHES, ELEMENTS } from '#bazi/index.ts'
import type { AskedPicture } from './drawn.ts'

type Element = PictureSubject['useful']

/** Landform that represents each element. */
const LANDS: Readonly<Record<Element, string>> = {
  wood: 'tall straight slopes with pines',
  fire: 'pointed peaks',
  earth: 'flat-topped tablelands',
  metal: 'rounded hills with bare rock',
  water: 'winding streams and low waves of land',
}

const LIGHTS: Readonly<Record<Element, string>> = {
  wood: 'soft green morning light',
  fire: 'a red sun',
  earth: 'warm amber dusk',
  metal: 'a clear white moon',
  water: 'cool blue moonlight over water',
}

/** Seasons by month, from the first month of spring (寅). */
const SEASONS = [
  'early spring',
  'mid spring, in blossom',
  'late spring, in mist',
  'early summer',
  'high summer',
  'late summer',
  'early autumn',
  'mid autumn, leaves turning',
  'late autumn, frost',
  'early winter',
  'deep winter, snow',
  'late winter, thaw',
] as const

const PALETTES: Readonly<Record<(typeof PALETTE_NAMES)[number], string>> = {
  five: 'rice paper, ink, and muted green, vermilion, ochre, gold and teal',
  azure: 'mineral azurite and malachite, the blue-green tradition',
  ink: 'ink in many greys, one red seal-coloured accent',
  gold: 'dark ground with gold lines',
  blush: 'pale rose and warm grey',
  print: 'flat colours of a woodblock print',
}

const partOf = (share: number): string => {
  if (share >= 0.35) return 'rules the scene'
  if (share >= 0.2) return 'is plain to see'
  return share >= 0.08 ? 'stands far off' : 'is barely there'
}

/** Builds the prompt: elements, season, landforms, colours. It contains no personal data: no name, date, pillar or id. */
export function createImagePrompt({ shares, useful, month }: PictureSubject, { kind, recipe }: AskedPicture): string {
  const season = SEASONS[(BRANCHES.indexOf(month.branch) + 10) % 12]!
  const lands = ELEMENTS.toSorted((a, b) => shares[b] - shares[a]).map((element) => `${LANDS[element]} (${partOf(shares[element])})`)
  const palette = PALETTES[PALETTE_NAMES[recipe.palette % PALETTE_NAMES.length]!]
  return [
    kind === 'avatar'
      ? 'A quiet emblem of a landscape for a round portrait, its subject in the middle.'
      : 'A quiet landscape for a phone’s wallpaper: open sky in the upper third, calm water or mist in the lower third.',
    'In the manner of a Chinese handscroll, with flat shapes and fine lines.',
    `Season: ${season}. Light: ${LIGHTS[useful]}.`,
    `Land: ${lands.join('; ')}.`,
    `Colours: ${palette}, on a ${recipe.scheme === 'dark' ? 'dark' : 'light'} ground.`,
    'No people, no faces, no animals, no writing, no letters, no seals, no border.',
  ].join(' ')
}
