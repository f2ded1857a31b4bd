import { readFileSync } from 'node:fs'
import { type ChineseFace, type LatinFace } from './faces.ts'
import { mergeFonts } from './merge-fonts.ts'
import { listSlices, type FontSlice } from '#server/ports/painter/slices.ts'
import { subsetFont } from '#server/ports/painter/subset-font.ts'

/** A core font file, and the code points that it contains. */
export interface CoreFontFile {
  readonly name: string
  readonly codes: readonly number[]
  readonly font: Buffer
}

/**
 * OpenType features that the Latin core includes. Small capitals, swashes and old-style figures are omitted, because no text uses
 * them.
 */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'rlig', 'calt', 'lnum', 'tnum', 'pnum']
/** OpenType features that a Chinese core includes: vertical forms and half widths of punctuation. */
const CHINESE_FEATURES = ['vert', 'halt', 'vhal']
/** Code points of the Latin core: Latin-1 and typographic punctuation. A page with other letters loads the whole slice. */
const LATIN_CODES = [
  ...Array.from({ length: 95 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 96 }, (_, i) => 0xa0 + i),
  ...[...'ıŒœˆ˚˜–—‘’‚“”„†‡•…‹›€™↑↓−∕⁄'].map((char) => char.codePointAt(0)!),
]

const textOf = (codes: readonly number[]) => String.fromCodePoint(...codes)

/** Splits the wanted characters among the slices; a character in two slices goes to the last one, as in CSS. */
function shares(slices: readonly FontSlice[], wanted: ReadonlySet<number>): { slice: FontSlice; codes: number[] }[] {
  const taken = new Set<number>()
  return [...slices]
    .reverse()
    .map((slice) => {
      const codes = [...wanted].filter((code) => slice.codes.has(code) && !taken.has(code)).sort((a, b) => a - b)
      for (const code of codes) taken.add(code)
      return { slice, codes }
    })
    .filter(({ codes }) => codes.length > 0)
    .reverse()
}

/** Makes the core of a Latin face as one file. */
export async function buildLatinCore(face: LatinFace): Promise<CoreFontFile> {
  const shared = shares(listSlices(face.styleSheet), new Set(LATIN_CODES)).sort((a, b) => b.codes.length - a.codes.length)
  const { slice, codes } = shared[0]!
  const font = await subsetFont(readFileSync(slice.file), textOf(codes), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: LATIN_FEATURES,
    variationAxes: face.axes,
  })
  return { name: `core-latin-${face.name}.woff2`, codes, font }
}

/** Makes the core of a Chinese face as one file, without letters and digits unless the face has its own. */
export async function buildChineseCore(face: ChineseFace, locale: string, wanted: ReadonlySet<number>): Promise<CoreFontFile> {
  const isLetter = (code: number) => LATIN_CODES.includes(code) && !QUOTES.has(code)
  const needed = [...wanted].filter((code) => face.writesLatin || !isLetter(code))
  const parts = shares(listSlices(face.styleSheet), new Set(needed))
  const cuts = await Promise.all(parts.map(({ slice, codes }) => cut(slice, codes, face)))
  const codes = parts.flatMap((part) => part.codes).sort((a, b) => a - b)
  const font = await subsetFont(mergeFonts(cuts), textOf(codes), { targetFormat: 'woff2', noHinting: true })
  return { name: `core-${locale}-${face.name}.woff2`, codes, font }
}

/** Punctuation with one code point for Latin and Chinese, but with different widths. */
const QUOTES: ReadonlySet<number> = new Set([...'“”‘’—…'].map((char) => char.codePointAt(0)!))

function cut(slice: FontSlice, codes: readonly number[], face: ChineseFace) {
  return subsetFont(readFileSync(slice.file), textOf(codes), {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: CHINESE_FEATURES,
    ...(face.axes && { variationAxes: face.axes }),
  })
}
