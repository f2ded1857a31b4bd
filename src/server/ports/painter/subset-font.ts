import { createRequire } from 'node:module'

interface Options {
  readonly targetFormat: 'sfnt' | 'woff2'
  /** OpenType layout features that the result retains; all if absent. */
  readonly keepFeatures?: readonly string[]
  /** Variation axes by tag: a number fixes an axis, a range narrows it. */
  readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  readonly noHinting?: boolean
}

/** Cuts a font down to the characters of `text`. Imported by `require`, as the package has no types. */
export const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Uint8Array,
  text: string,
  options: Options,
) => Promise<Buffer>
