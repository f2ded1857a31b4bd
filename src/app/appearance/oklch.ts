/** Colours in OKLCH, and contrast as WCAG 2.2 defines it. Hex texts `#rrggbb` in and out. */
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

// Its conversions one by one: a mode to be looked up by name brings 6 kB more to the first load.
const rgbOf = (hex: string) => parseHex(hex)!

/** Lightness 0…1, chroma, hue in degrees. */
export function oklchOf(hex: string): readonly [number, number, number] {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgbOf(hex)), 'oklch')
  return [l, c, h]
}

/** The nearest sRGB colour of that lightness and hue: chroma is taken back until it fits. */
export function hexOfOklch(l: number, chroma: number, h: number): string {
  for (let c = chroma; c > chroma * 0.13; c *= 0.95) {
    const linear = convertOklabToLrgb(convertLchToLab({ l, c, h }))
    if ([linear.r, linear.g, linear.b].every((part) => part >= -0.0005 && part <= 1.0005)) return serializeHex(convertLrgbToRgb(linear))
  }
  return serializeHex(convertLrgbToRgb(convertOklabToLrgb({ l, a: 0, b: 0 })))
}

function luminanceOf(hex: string): number {
  const { r, g, b } = convertRgbToLrgb(rgbOf(hex))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1…21. */
export function contrastOf(a: string, b: string): number {
  const [x, y] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** `share` of `b` in `a`, mixed as sRGB. */
export function mixOf(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)]
  return serializeHex({ mode: 'rgb', r: lerp(from.r, to.r, share), g: lerp(from.g, to.g, share), b: lerp(from.b, to.b, share) })
}
