import type { BrandColour, Settings } from '#contract/settings.ts'
import { contrastOf, hexOfOklch, mixOf, oklchOf } from './oklch.ts'

/** The nine old pigments (design language, "Brand colours"). */
export const brandHexes: Record<BrandColour, string> = {
  darkGrey: '#46494b',
  blue: '#2f4f86',
  lightBlue: '#37789f',
  green: '#3f6f58',
  yellow: '#c4952b',
  orange: '#b85720',
  red: '#9c3140',
  pink: '#b05275',
  purple: '#654b80',
}

type Mode = 'light' | 'dark'
type Brand = Settings['brandTheme']

/** A free colour is its own hex. */
const hexOf = (brand: Brand): string => brandHexes[brand as BrandColour] ?? brand

const grounds = {
  light: { paper: '#f5f2eb', sunken: '#ece8de', plate: '#ffffff', dark: '#1f2123' },
  dark: { paper: '#151615', sunken: '#0f100f', plate: '#242424', dark: '#151615' },
}

/** Seven steps down to the picked colour and three beyond it: the picked hex is step 6. */
function lightScaleOf(hex: string): string[] {
  const [lightness, chroma, hue] = oklchOf(hex)
  const shares = [0.16, 0.28, 0.45, 0.62, 0.8, 0.92]
  const paler = shares.map((share, step) =>
    hexOfOklch(Math.min(0.975, lightness + (0.975 - lightness) * ((6 - step) / 6) ** 0.82), chroma * share, hue),
  )
  const deeper = [1, 2, 3].map((step) => hexOfOklch(lightness * (1 - 0.13 * step), chroma * (1 - 0.08 * step), hue))
  return [...paler, hex, ...deeper]
}

/** The working colour is step 5; a grey becomes near-white there, so that it does not look disabled. */
function darkScaleOf(hex: string): string[] {
  const [, chroma, hue] = oklchOf(hex)
  const [working, strength] = [chroma < 0.02 ? 0.9 : 0.76, Math.min(chroma * 0.86, 0.115)]
  const up = [0.19, 0.16, 0.125, 0.09, 0.045, 0].map((rise) => Math.min(working + (rise * (1 - working)) / 0.24, 0.985))
  const shares = [0.22, 0.4, 0.58, 0.76, 0.9, 1, 0.92, 0.78, 0.6, 0.45]
  return [...up, 0.62, 0.48, 0.36, 0.27].map((lightness, step) => hexOfOklch(lightness, strength * shares[step]!, hue))
}

/** Ten steps of a pigment in OKLCH for a mode. */
export function brandScaleOf(colour: Brand, mode: Mode): string[] {
  return mode === 'light' ? lightScaleOf(hexOf(colour)) : darkScaleOf(hexOf(colour))
}

/** What the pigment paints, by role; text is the first step that reads on every ground. */
export function brandRolesOf(colour: Brand, mode: Mode) {
  const scale = brandScaleOf(colour, mode)
  const ground = grounds[mode]
  const [fill, press] = mode === 'light' ? [scale[6]!, scale[7]!] : [scale[5]!, scale[4]!]
  const order = mode === 'light' ? [6, 7, 8, 9] : [5, 4, 3, 2]
  const reads = (hex: string) => [ground.paper, ground.sunken, ground.plate].every((on) => contrastOf(hex, on) >= 4.5)
  return {
    fill,
    press,
    on: contrastOf(fill, '#fffdf8') >= 4.5 ? '#fffdf8' : ground.dark,
    text: order.map((step) => scale[step]!).find(reads) ?? fill,
    wash: mixOf(ground.paper, fill, mode === 'light' ? 0.09 : 0.11),
    line: mixOf(ground.paper, fill, mode === 'light' ? 0.36 : 0.42),
  }
}

const rules = new Map<string, string>()
let sheet: CSSStyleSheet | undefined

function ruleOf(colour: Brand, mode: Mode): string {
  const key = `${hexOf(colour)}:${mode}`
  const known = rules.get(key)
  if (known) return known
  const roles = Object.entries(brandRolesOf(colour, mode)).map(([role, hex]) => `--brand-${role}:${hex}`)
  // As specific as the dark tokens, and later than they are.
  const rule = `:root[theme-mode]{${roles.join(';')}}`
  rules.set(key, rule)
  return rule
}

/** Paints the page in a pigment. A constructed style sheet needs no nonce and no inline style. */
export function paintBrand(colour: Brand, mode: Mode): void {
  document.documentElement.setAttribute('theme-color', hexOf(colour))
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(ruleOf(colour, mode))
}
