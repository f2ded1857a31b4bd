import { createRequire } from 'node:module'

interface Options {
  readonly targetFormat: 'sfnt' | 'woff2'
  /** Layout features to keep; all if absent. */
  readonly keepFeatures?: readonly string[]
  /** A number pins an axis, a range narrows it. */
  readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  readonly noHinting?: boolean
}

/** Cuts a font down to the characters of `text`; the package has no types. */
export const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Uint8Array,
  text: string,
  options: Options,
) => Promise<Buffer>
