declare module 'subset-font' {
  interface Axis {
    min: number
    max: number
    default?: number
  }
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, number | Axis>>
    keepAllGlyphs?: boolean
    noLayoutClosure?: boolean
    noHinting?: boolean
    dropTables?: readonly string[]
  }
  export default function subsetFont(font: Uint8Array, text: string | undefined, options?: Options): Promise<Buffer>
}
