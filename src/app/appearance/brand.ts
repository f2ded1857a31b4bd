import type { BrandColour, Settings } from '#contract/settings.ts'
import { contrastOf, hexOfOklch, mixOf, oklchOf } from './oklch.ts'

/** The nine old pigments (design language, "Brand colours"); `public/boot.js` knows them too. */
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

const isPigment = (brand: string): brand is BrandColour => Object.hasOwn(brandHexes, brand)

/** A pigment by name, or a colour as the contract writes it. */
export const isBrand = (text: string): text is Brand => isPigment(text) || /^#[0-9a-f]{6}$/.test(text)

/** As it was chosen; a free colour is its own hex. */
export const hexOfBrand = (brand: Brand): string => (isPigment(brand) ? brandHexes[brand] : brand)

const grounds = {
  light: { paper: '#f5f2eb', others: ['#ece8de', '#fcfaf5', '#ffffff'], dark: '#1f2123' },
  dark: { paper: '#151615', others: ['#0f100f', '#1d1e1d', '#242424'], dark: '#151615' },
}
const PALE = '#fffdf8'

/** Contrast of text and of parts of controls as WCAG 2.2 wants it on level AA. */
const [TEXT, PART] = [4.5, 3]

const textOn = (fill: string, mode: Mode): string => (contrastOf(fill, PALE) >= TEXT ? PALE : grounds[mode].dark)

/** Stands out from a light page, and letters on it can be read. */
const isFill = (hex: string): boolean => contrastOf(hex, grounds.light.paper) >= PART && contrastOf(hex, textOn(hex, 'light')) >= TEXT

/** The nearest step of the same hue that a button may be painted in, by hundredths of lightness: down first. */
function readableOf(hex: string): string {
  if (isFill(hex)) return hex
  const [lightness, chroma, hue] = oklchOf(hex)
  const near = Array.from({ length: 100 }, (_, away) => [lightness - (away + 1) / 100, lightness + (away + 1) / 100]).flat()
  for (const step of near.filter((each) => each >= 0 && each <= 1)) {
    const found = hexOfOklch(step, chroma, hue)
    if (isFill(found)) return found
  }
  return brandHexes.darkGrey
}

/** Seven steps down to the working colour and three beyond it: the working colour is step 6. */
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

const scales = new Map<string, readonly string[]>()

/** Ten steps of a colour in OKLCH for a mode. A pigment is taken as the design has it, a free colour where it can be read. */
export function brandScaleOf(brand: Brand, mode: Mode): readonly string[] {
  const hex = hexOfBrand(brand)
  const key = `${hex}:${mode}`
  const known = scales.get(key)
  if (known) return known
  const scale = mode === 'dark' ? darkScaleOf(hex) : lightScaleOf(Object.values(brandHexes).includes(hex) ? hex : readableOf(hex))
  scales.set(key, scale)
  return scale
}

/** What the colour paints, by role; text is the first step that reads on every ground. */
export function brandRolesOf(brand: Brand, mode: Mode) {
  const scale = brandScaleOf(brand, mode)
  const { paper, others } = grounds[mode]
  const [working, pressed, order] = mode === 'light' ? [6, [7, 5], [6, 7, 8, 9]] : [5, [4], [5, 4, 3, 2]]
  const fill = scale[working]!
  const on = textOn(fill, mode)
  const wash = mixOf(paper, fill, mode === 'light' ? 0.09 : 0.11)
  const readsOn =
    (...under: string[]) =>
    (hex: string) =>
      under.every((ground) => contrastOf(hex, ground) >= TEXT)
  const stepThat = (steps: readonly number[], isGood: (hex: string) => boolean) => steps.map((step) => scale[step]!).find(isGood)
  return {
    fill,
    // The next step, or the one before it where dark letters would sink.
    press: stepThat(pressed, readsOn(on)) ?? fill,
    on,
    text: stepThat(order, readsOn(paper, wash, ...others)) ?? fill,
    wash,
    line: mixOf(paper, fill, mode === 'light' ? 0.36 : 0.42),
  }
}
