import { readFileSync } from 'node:fs'
import { type Face, type LatinFace } from './faces.ts'
import { mergeFonts } from './merge-fonts.ts'
import { listSlices, type FontSlice } from '#server/ports/painter/slices.ts'
import { subsetFont } from '#server/ports/painter/subset-font.ts'

/** A file to be written and the characters it draws. */
export interface CoreFile {
  readonly name: string
  readonly codes: readonly number[]
  readonly font: Buffer
}

/** Kept of the Latin faces' layout rules; small capitals, swashes and old figures are not set anywhere. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'rlig', 'calt', 'lnum', 'tnum', 'pnum']
/** Kept of a Chinese face's punctuation: upright forms and half widths. */
const CHINESE_FEATURES = ['vert', 'halt', 'vhal']
/** The Latin core is Latin-1 and what typography adds; names with other letters load the whole slice. */
const LATIN_CODES = [
  ...Array.from({ length: 95 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 96 }, (_, i) => 0xa0 + i),
  ...[...'ıŒœˆ˚˜–—‘’‚“”„†‡•…‹›€™↑↓−∕⁄'].map((char) => char.codePointAt(0)!),
]

const textOf = (codes: readonly number[]) => String.fromCodePoint(...codes)

/** Which of the wanted characters each slice has; a character in two slices is taken from the last, as in CSS. */
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

/** The Latin core of one face: one file. */
export async function latinCore(face: LatinFace): Promise<CoreFile> {
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

/** The core of a Chinese face: one file. Letters and figures are in it only where the face writes them. */
export async function chineseCore(face: Face, locale: string, wanted: ReadonlySet<number>): Promise<CoreFile> {
  const isLetter = (code: number) => LATIN_CODES.includes(code) && !QUOTES.has(code)
  const needed = [...wanted].filter((code) => face.writesLatin || !isLetter(code))
  const parts = shares(listSlices(face.styleSheet), new Set(needed))
  const cuts = await Promise.all(parts.map(({ slice, codes }) => cut(slice, codes, face)))
  const codes = parts.flatMap((part) => part.codes).sort((a, b) => a - b)
  const font = await subsetFont(mergeFonts(cuts), textOf(codes), { targetFormat: 'woff2', noHinting: true })
  return { name: `core-${locale}-${face.name}.woff2`, codes, font }
}

/** Marks that Latin and Chinese write with the same code but another width. */
const QUOTES: ReadonlySet<number> = new Set([...'“”‘’—…'].map((char) => char.codePointAt(0)!))

function cut(slice: FontSlice, codes: readonly number[], face: Face) {
  return subsetFont(readFileSync(slice.file), textOf(codes), {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: CHINESE_FEATURES,
    ...(face.axes && { variationAxes: face.axes }),
  })
}
