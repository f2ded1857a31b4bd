import { createRequire } from 'node:module'

interface Options {
  readonly targetFormat: 'sfnt' | 'woff2'
  /** Layout features kept; all, when left out. */
  readonly keepFeatures?: readonly string[]
  /** A number pins an axis, a range narrows it. */
  readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  readonly noHinting?: boolean
}

/** The font cut down to the characters of `text`; the package comes without types. */
export const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Uint8Array,
  text: string,
  options: Options,
) => Promise<Buffer>
