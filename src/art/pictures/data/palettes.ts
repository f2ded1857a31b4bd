import type { Element } from '../../drawings/element.ts'

/** Pigments of an element: slopes, summits and lines. */
export interface ElementColours {
  readonly wash: string
  readonly crown: string
  readonly line: string
}

export interface Palette {
  /** Background and mist; the sky is above it at the upper edge. */
  readonly paper: string
  readonly sky: string
  /** Sheet that a picture is painted on: fan, scroll, album. */
  readonly leaf: string
  readonly ink: string
  readonly soft: string
  readonly seal: string
  readonly sealOn: string
  /** Colour of sun, moon or lantern, by the element of its light. */
  readonly lights: Readonly<Record<Element, string>>
  readonly elements: Readonly<Record<Element, ElementColours>>
}

type Triple = readonly [wash: string, crown: string, line: string]
const pigments = (wood: Triple, fire: Triple, earth: Triple, metal: Triple, water: Triple): Palette['elements'] => {
  const of = ([wash, crown, line]: Triple) => ({ wash, crown, line })
  return { wood: of(wood), fire: of(fire), earth: of(earth), metal: of(metal), water: of(water) }
}

const seals = {
  light: { seal: '#b0382c', sealOn: '#fff8ef' },
  dark: { seal: '#b8443a', sealOn: '#fff6ee' },
} as const

/** Paper, ink and the product's five colours. */
const five: Record<'light' | 'dark', Palette> = {
  light: {
    ...seals.light,
    paper: '#f4eedf',
    sky: '#f8f3e8',
    leaf: '#fcf8ee',
    ink: '#1f2123',
    soft: '#62635e',
    lights: { wood: '#7fbeab', fire: '#b0382c', earth: '#d39150', metal: '#fffdf6', water: '#8fb9c6' },
    elements: pigments(
      ['#6aa996', '#7fbeab', '#2c6a59'],
      ['#873424', '#97402e', '#873424'],
      ['#b47138', '#c98a56', '#8a430a'],
      ['#d8b954', '#f0cf68', '#765f00'],
      ['#2f7486', '#4a8fa0', '#286676'],
    ),
  },
  dark: {
    ...seals.dark,
    paper: '#131413',
    sky: '#171817',
    leaf: '#1b1b19',
    ink: '#ece7dc',
    soft: '#a5a197',
    lights: { wood: '#8ccab7', fire: '#b8443a', earth: '#d08a4e', metal: '#ece7dc', water: '#8fc3d0' },
    elements: pigments(
      ['#5e9384', '#72ab9a', '#8ccab7'],
      ['#8a3b2b', '#a5503f', '#e59c88'],
      ['#a26a3c', '#b97b48', '#dda474'],
      ['#c9ab55', '#e0c165', '#f9d770'],
      ['#2d6c7c', '#3a8092', '#7fbccb'],
    ),
  },
}

/** Azurite and malachite on old silk, lined in gold at night 青绿. */
const azure: Record<'light' | 'dark', Palette> = {
  light: {
    ...seals.light,
    paper: '#ebe0c4',
    sky: '#e3d3ab',
    leaf: '#f1e8d0',
    ink: '#26241c',
    soft: '#6b5f45',
    lights: { wood: '#4f9c80', fire: '#b8402c', earth: '#c98236', metal: '#fbf5df', water: '#5b90b4' },
    elements: pigments(
      ['#5fa285', '#2a7f6c', '#1d5546'],
      ['#bd6d4a', '#8f3a28', '#6b2818'],
      ['#a89255', '#6f8a56', '#574418'],
      ['#c9b878', '#d9c06a', '#75590c'],
      ['#5f97b4', '#22568c', '#173f68'],
    ),
  },
  dark: {
    ...seals.dark,
    paper: '#0f1b1d',
    sky: '#0a1417',
    leaf: '#152426',
    ink: '#eddfb8',
    soft: '#b0a27a',
    lights: { wood: '#79c3a4', fire: '#c4523e', earth: '#dd9c4c', metal: '#f3e6bf', water: '#7db4d8' },
    elements: pigments(
      ['#2f7f68', '#3f9a7e', '#d3b25c'],
      ['#7b3a2a', '#a04a34', '#dca06c'],
      ['#566a3c', '#7c7a40', '#d3b25c'],
      ['#8e7c42', '#b89a4a', '#ecd17c'],
      ['#235c86', '#2f74a8', '#cdb468'],
    ),
  },
}

/** Ink in five strengths 墨分五色; only the light and the seal have colour. */
const ink: Record<'light' | 'dark', Palette> = {
  light: {
    ...seals.light,
    paper: '#f3f1eb',
    sky: '#f7f6f2',
    leaf: '#fbfaf6',
    ink: '#1d1f20',
    soft: '#66676a',
    lights: { wood: '#8fb3a5', fire: '#b0382c', earth: '#c99a68', metal: '#ffffff', water: '#93aebb' },
    elements: pigments(
      ['#5c6a66', '#46524f', '#2b3331'],
      ['#3c3636', '#2b2626', '#241f1f'],
      ['#8a8378', '#766f65', '#454039'],
      ['#b3b0a8', '#9b988f', '#5a5852'],
      ['#56646d', '#3f4b54', '#29323a'],
    ),
  },
  dark: {
    ...seals.dark,
    paper: '#121314',
    sky: '#0d0e0f',
    leaf: '#191a1b',
    ink: '#e6e4df',
    soft: '#a19f9a',
    lights: { wood: '#8fc0ae', fire: '#b8443a', earth: '#cf985e', metal: '#f0eee8', water: '#93b8c6' },
    elements: pigments(
      ['#55625e', '#73827d', '#b9c4c0'],
      ['#3f3a3a', '#5b5453', '#cfc5c2'],
      ['#6b665e', '#8b857a', '#c9c3b6'],
      ['#9a978f', '#c2bfb6', '#e6e3da'],
      ['#47545d', '#64747f', '#b3c1ca'],
    ),
  },
}

/** Mineral colours on gold paper by day, gold on indigo paper by night 泥金. */
const gold: Record<'light' | 'dark', Palette> = {
  light: {
    ...seals.light,
    paper: '#ead7a4',
    sky: '#dfc384',
    leaf: '#f1e2b8',
    ink: '#2a2417',
    soft: '#6b5930',
    lights: { wood: '#4d8f74', fire: '#b23b28', earth: '#c0782c', metal: '#fff6d8', water: '#4f83a0' },
    elements: pigments(
      ['#5a8f6f', '#3a745a', '#234a39'],
      ['#a8452f', '#8c2f20', '#6a2014'],
      ['#b9833f', '#996428', '#5c3910'],
      ['#f2dc98', '#fff0c2', '#7d5f12'],
      ['#3f6f8c', '#2a5274', '#1c3a55'],
    ),
  },
  dark: {
    ...seals.dark,
    paper: '#16233b',
    sky: '#101a2f',
    leaf: '#1b2a46',
    ink: '#eedba6',
    soft: '#b5a374',
    lights: { wood: '#9cc9a0', fire: '#cf5d48', earth: '#e0a457', metal: '#f7e7b5', water: '#92bde0' },
    elements: pigments(
      ['#2f5a5c', '#3f766c', '#d9bd72'],
      ['#5a3040', '#7e3c42', '#e2b07c'],
      ['#5a4c42', '#7f6a4a', '#dfbf78'],
      ['#8f7d4c', '#c8a958', '#f3dc94'],
      ['#24487a', '#2f5f9c', '#c9bd94'],
    ),
  },
}

/** Pale crimson and indigo 浅绛: dawn on light paper, embers in the dark. */
const blush: Record<'light' | 'dark', Palette> = {
  light: {
    ...seals.light,
    paper: '#f6ece1',
    sky: '#f3ddd0',
    leaf: '#fbf5ec',
    ink: '#33272a',
    soft: '#7d665f',
    lights: { wood: '#8fb8a0', fire: '#c2452f', earth: '#d98f55', metal: '#fffaf0', water: '#86a4bd' },
    elements: pigments(
      ['#9db8a6', '#7c9f8d', '#4a6a5c'],
      ['#cf8672', '#b9604c', '#8a3c30'],
      ['#dcae86', '#c98f64', '#8c5a34'],
      ['#e9d3a6', '#dcbc80', '#87682c'],
      ['#9ab2c2', '#7593ab', '#456280'],
    ),
  },
  dark: {
    ...seals.dark,
    paper: '#1c1618',
    sky: '#251a1c',
    leaf: '#251d1f',
    ink: '#f0e0d4',
    soft: '#b39d92',
    lights: { wood: '#9cc7ae', fire: '#cf5440', earth: '#e0a067', metal: '#f6e6d4', water: '#9bb9d0' },
    elements: pigments(
      ['#55705f', '#6f8c78', '#b5d0bd'],
      ['#8c4a3e', '#b0604f', '#f0b3a0'],
      ['#8a6247', '#ab7c58', '#e6bd98'],
      ['#9c8458', '#c0a468', '#ecd6a4'],
      ['#4a6072', '#5f7a92', '#afc6d8'],
    ),
  },
}

/** Flat colours under a dark key block, with a wiped gradient in the sky 版画. */
const print: Record<'light' | 'dark', Palette> = {
  light: {
    ...seals.light,
    paper: '#f3e8d2',
    sky: '#9db9c6',
    leaf: '#f8f0de',
    ink: '#17223b',
    soft: '#56607a',
    lights: { wood: '#58a184', fire: '#c93a2a', earth: '#e0953c', metal: '#fff9e8', water: '#3f7fa8' },
    elements: pigments(
      ['#5f9a73', '#3f7d5a', '#17362c'],
      ['#c95540', '#b53a2a', '#4c1512'],
      ['#dd9c50', '#c67f34', '#5a3110'],
      ['#edc95c', '#e3b43a', '#5e440a'],
      ['#3f76a0', '#1f4e79', '#12294a'],
    ),
  },
  dark: {
    ...seals.dark,
    paper: '#121a33',
    sky: '#0a0f22',
    leaf: '#18213f',
    ink: '#efe4cb',
    soft: '#a9a48f',
    lights: { wood: '#74b894', fire: '#d2503c', earth: '#e6a24c', metal: '#fff3d2', water: '#79b2dc' },
    elements: pigments(
      ['#2f6b56', '#40856a', '#b9d8b8'],
      ['#8f3630', '#b84838', '#f2b49a'],
      ['#9a6a34', '#c08744', '#f2cf9c'],
      ['#b8953c', '#dcb64c', '#fbe6a4'],
      ['#1f4c80', '#2c66a6', '#a9cdec'],
    ),
  },
}

/** Palette names in the order of the recipe's numbers. */
export const PALETTE_NAMES = ['five', 'azure', 'ink', 'gold', 'blush', 'print'] as const
export const PALETTES: readonly Record<'light' | 'dark', Palette>[] = [five, azure, ink, gold, blush, print]
