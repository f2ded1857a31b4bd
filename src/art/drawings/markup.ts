/** Formats a coordinate for SVG with one decimal, a tenth of a pixel. */
export const formatTenths = (value: number) => value.toFixed(1).replace(/\.0$/, '')
/** Formats a number with two decimals, for opacities, widths and small symbols. */
export const formatHundredths = (value: number) => value.toFixed(2).replace(/\.?0+$/, '')

/** Creates a generator of ids for gradients and clips; the ids are unique on the page if `prefix` is. */
export function createIdGenerator(prefix: string): () => string {
  let count = 0
  return () => `${prefix}-${(count++).toString(36)}`
}

/** CSS variable of an element's colour. Drawings use only CSS variables, so that a theme change needs no new drawing. */
export const elementColourOf = (element: string, part: 'base' | 'on' | 'ink' | 'land' | 'deep') => `var(--el-${element}-${part})`
/** Mixes a `share` (0 to 1) of `other` into `colour`; both are CSS colours. */
export const mixCssColours = (colour: string, other: string, share: number) =>
  `color-mix(in srgb,${colour},${other} ${Math.round(share * 100)}%)`

/** Defines a vertical gradient from `y1` to `y2`; stops are [offset, colour, opacity]. */
export function defineVerticalGradient(
  name: string,
  y1: number,
  y2: number,
  stops: readonly (readonly [number, string, number])[],
): string {
  const list = stops.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${formatHundredths(opacity)}"/>`,
  )
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${formatTenths(y1)}" y2="${formatTenths(y2)}">${list.join('')}</linearGradient>`
}
