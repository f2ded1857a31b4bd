/** OKLCH conversions and WCAG 2.2 contrast. All colours are strings `#rrggbb`. */
import {
  convertLabToLch,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToLrgb,
  convertRgbToOklab,
  lerp,
  parseHex,
  serializeHex,
} from 'culori/fn'

// Only single conversions are imported: culori's `useMode` would add 6 kB to the initial chunk.
const rgbOf = (hex: string) => parseHex(hex)!

/** Returns the OKLCH values of a hex colour: lightness 0…1, chroma, hue in degrees. */
export function hexToOklch(hex: string): readonly [number, number, number] {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgbOf(hex)), 'oklch')
  return [l, c, h]
}

/** Returns the sRGB colour of an OKLCH colour (`h` in degrees); chroma is reduced until the colour is in gamut. */
export function oklchToHex(l: number, chroma: number, h: number): string {
  for (let c = chroma; c > chroma * 0.13; c *= 0.95) {
    const linear = convertOklabToLrgb(convertLchToLab({ l, c, h }))
    if ([linear.r, linear.g, linear.b].every((part) => part >= -0.0005 && part <= 1.0005)) return serializeHex(convertLrgbToRgb(linear))
  }
  return serializeHex(convertLrgbToRgb(convertOklabToLrgb({ l, a: 0, b: 0 })))
}

function computeLuminance(hex: string): number {
  const { r, g, b } = convertRgbToLrgb(rgbOf(hex))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Computes the WCAG contrast ratio of two colours, 1…21. */
export function computeContrast(a: string, b: string): number {
  const [x, y] = [computeLuminance(a), computeLuminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Mixes two colours in sRGB; `share` (0…1) is the share of `b`. */
export function mixColors(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)]
  return serializeHex({ mode: 'rgb', r: lerp(from.r, to.r, share), g: lerp(from.g, to.g, share), b: lerp(from.b, to.b, share) })
}
