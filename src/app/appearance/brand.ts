import type { BrandColour, Settings } from '#contract/settings.ts'
import { computeContrast, oklchToHex, mixColors, hexToOklch } from './oklch.ts'

/** The nine pigments (design language, "Brand colours"). `public/boot.js` has a copy. */
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

/** Returns whether a text is a brand: a pigment's name or `#rrggbb`. */
export const isBrand = (text: string): text is Brand => isPigment(text) || /^#[0-9a-f]{6}$/.test(text)

/** Returns the hex colour of a brand, before any correction of contrast. */
export const hexOfBrand = (brand: Brand): string => (isPigment(brand) ? brandHexes[brand] : brand)

const backgrounds = {
  light: { paper: '#f5f2eb', others: ['#ece8de', '#fcfaf5', '#ffffff'], dark: '#1f2123' },
  dark: { paper: '#151615', others: ['#0f100f', '#1d1e1d', '#242424'], dark: '#151615' },
}
const LIGHT_TEXT = '#fffdf8'

/** Minimum contrast ratios of text and of parts of controls (WCAG 2.2, level AA). */
const [MIN_TEXT_CONTRAST, MIN_PART_CONTRAST] = [4.5, 3]

const textOn = (fill: string, mode: Mode): string =>
  computeContrast(fill, LIGHT_TEXT) >= MIN_TEXT_CONTRAST ? LIGHT_TEXT : backgrounds[mode].dark

/** Returns whether a colour has enough contrast with the light page, and with the text on it. */
const isFill = (hex: string): boolean =>
  computeContrast(hex, backgrounds.light.paper) >= MIN_PART_CONTRAST && computeContrast(hex, textOn(hex, 'light')) >= MIN_TEXT_CONTRAST

/** Returns the nearest valid fill of the same hue, searched in steps of 0.01 OKLCH lightness, darker first; dark grey if there is none. */
function findReadable(hex: string): string {
  if (isFill(hex)) return hex
  const [lightness, chroma, hue] = hexToOklch(hex)
  const near = Array.from({ length: 100 }, (_, away) => [lightness - (away + 1) / 100, lightness + (away + 1) / 100]).flat()
  for (const step of near.filter((each) => each >= 0 && each <= 1)) {
    const found = oklchToHex(step, chroma, hue)
    if (isFill(found)) return found
  }
  return brandHexes.darkGrey
}

/** Returns ten colours, light to dark; index 6 is the colour itself. */
function computeLightScale(hex: string): string[] {
  const [lightness, chroma, hue] = hexToOklch(hex)
  const shares = [0.16, 0.28, 0.45, 0.62, 0.8, 0.92]
  const paler = shares.map((share, step) =>
    oklchToHex(Math.min(0.975, lightness + (0.975 - lightness) * ((6 - step) / 6) ** 0.82), chroma * share, hue),
  )
  const deeper = [1, 2, 3].map((step) => oklchToHex(lightness * (1 - 0.13 * step), chroma * (1 - 0.08 * step), hue))
  return [...paler, hex, ...deeper]
}

/** Returns ten colours, light to dark; index 5 is the fill. The fill of a grey brand is near-white, so that it does not look disabled. */
function computeDarkScale(hex: string): string[] {
  const [, chroma, hue] = hexToOklch(hex)
  const [working, strength] = [chroma < 0.02 ? 0.9 : 0.76, Math.min(chroma * 0.86, 0.115)]
  const up = [0.19, 0.16, 0.125, 0.09, 0.045, 0].map((rise) => Math.min(working + (rise * (1 - working)) / 0.24, 0.985))
  const shares = [0.22, 0.4, 0.58, 0.76, 0.9, 1, 0.92, 0.78, 0.6, 0.45]
  return [...up, 0.62, 0.48, 0.36, 0.27].map((lightness, step) => oklchToHex(lightness, strength * shares[step]!, hue))
}

const scales = new Map<string, readonly string[]>()

/** Returns the ten colours of a brand in a mode, computed in OKLCH. In light mode a custom colour is first corrected to a valid fill. */
export function getBrandScale(brand: Brand, mode: Mode): readonly string[] {
  const hex = hexOfBrand(brand)
  const key = `${hex}:${mode}`
  const cached = scales.get(key)
  if (cached) return cached
  const scale =
    mode === 'dark' ? computeDarkScale(hex) : computeLightScale(Object.values(brandHexes).includes(hex) ? hex : findReadable(hex))
  scales.set(key, scale)
  return scale
}

/** Returns the colours of a brand by role. `text` is the first colour of the scale with enough contrast on every background. */
export function computeBrandRoleColours(brand: Brand, mode: Mode) {
  const scale = getBrandScale(brand, mode)
  const { paper, others } = backgrounds[mode]
  const [working, pressed, order] = mode === 'light' ? [6, [7, 5], [6, 7, 8, 9]] : [5, [4], [5, 4, 3, 2]]
  const fill = scale[working]!
  const on = textOn(fill, mode)
  const wash = mixColors(paper, fill, mode === 'light' ? 0.09 : 0.11)
  const readsOn =
    (...under: string[]) =>
    (hex: string) =>
      under.every((background) => computeContrast(hex, background) >= MIN_TEXT_CONTRAST)
  const findStep = (steps: readonly number[], isGood: (hex: string) => boolean) => steps.map((step) => scale[step]!).find(isGood)
  return {
    fill,
    // The next darker colour of the scale, or the next lighter one if text on the darker one lacks contrast.
    press: findStep(pressed, readsOn(on)) ?? fill,
    on,
    text: findStep(order, readsOn(paper, wash, ...others)) ?? fill,
    wash,
    line: mixColors(paper, fill, mode === 'light' ? 0.36 : 0.42),
  }
}

let sheet: CSSStyleSheet | undefined

const formatVariables = (brand: Brand, mode: Mode) =>
  Object.entries(computeBrandRoleColours(brand, mode))
    .map(([role, hex]) => `--brand-${role}:${hex}`)
    .join(';')

/**
 * Sets the CSS variables of the brand; inside `[data-side]` those of the side's mode. A constructed style sheet needs no nonce and
 * comes after the tokens.
 */
export function applyBrandVariables(brand: Brand, mode: Mode, sideMode: Mode): void {
  document.documentElement.setAttribute('theme-color', hexOfBrand(brand))
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const side = sideMode === 'dark' && mode === 'light' ? `& [data-side]{${formatVariables(brand, 'dark')}}` : ''
  sheet.replaceSync(`:root[theme-mode]{${formatVariables(brand, mode)};${side}}`)
}
