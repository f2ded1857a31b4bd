/**
 * Colours in OKLCH, after Björn Ottosson's "A perceptual color space for image processing" (2020), and
 * contrast as WCAG 2.2 defines it. Hex texts `#rrggbb` in and out.
 */
export type Rgb = readonly [number, number, number]

const toLinear = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const toByte = (value: number) => {
  const part = Math.min(1, Math.max(0, value))
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
}

function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
}

function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Lightness 0…1, chroma, hue in degrees. */
export function oklchOf(hex: string): Rgb {
  const [r, g, b] = rgbOf(hex).map(toLinear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360]
}

function linearOf(lightness: number, chroma: number, hue: number): Rgb {
  const x = chroma * Math.cos((hue * Math.PI) / 180)
  const y = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The nearest sRGB colour of that lightness and hue: chroma is taken back until it fits. */
export function hexOfOklch(lightness: number, chroma: number, hue: number): string {
  for (let fitting = chroma; fitting > chroma * 0.13; fitting *= 0.95) {
    const rgb = linearOf(lightness, fitting, hue)
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return hexOf(rgb.map(toByte))
  }
  return hexOf(linearOf(lightness, 0, hue).map(toByte))
}

function luminanceOf(hex: string): number {
  const [r, g, b] = rgbOf(hex).map(toLinear) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1…21. */
export function contrastOf(a: string, b: string): number {
  const [x, y] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** `share` of `b` in `a`, mixed as sRGB. */
export function mixOf(a: string, b: string, share: number): string {
  const to = rgbOf(b)
  return hexOf(rgbOf(a).map((part, at) => Math.round(part + (to[at]! - part) * share)))
}
