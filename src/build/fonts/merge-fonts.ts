import { readCharacterMap, encodeCharacterMap } from './cmap.ts'
import { findComponentOffsets, readGlyphs, type Glyph } from './glyphs.ts'
import { encodeGvarTable, readSharedPeaks, renumberSharedPeaks } from './gvar.ts'
import { encodeLayoutTable, readSingleLookups, type SingleLookups } from './single-lookups.ts'
import { padTo4, encodeFontFile, getFontTable, readFontTables, type FontTables } from './sfnt.ts'

/** Tables copied from the first slice, because all slices of a face have them in common. */
const COMMON = ['head', 'hhea', 'vhea', 'maxp', 'OS/2', 'name', 'post', 'gasp', 'fvar', 'avar', 'STAT']

/** Layout features that are copied: vertical forms, and half widths for horizontal and vertical text. */
const FEATURES = { GSUB: ['vert'], GPOS: ['halt', 'vhal'] } as const

/** A glyph with its origin: the index of the source font, and the glyph's number in that font. */
interface Placed {
  readonly font: number
  readonly old: number
  readonly glyph: Glyph
}

/** Merges the slices of a face: outlines, metrics, variations, vertical forms, half widths. Drops kerning and ligatures. */
export function mergeFonts(fonts: readonly Buffer[]): Buffer {
  const sources = fonts.map(readFontTables)
  const first = sources[0]
  if (!first) throw new Error('nothing to merge')
  const maps = sources.map((tables) => readCharacterMap(getFontTable(tables, 'cmap')))
  const placed = placedGlyphs(sources, maps)
  const numbers = new Map(placed.map(({ font, old }, i) => [`${font}:${old}`, i]))
  const numberOf = (font: number, old: number) => (old === 0 ? 0 : numbers.get(`${font}:${old}`)!)

  const out: FontTables = new Map(COMMON.flatMap((tag) => (first.has(tag) ? [[tag, Buffer.from(first.get(tag)!)]] : [])))
  const codes = new Map(maps.flatMap((map, font) => [...map].map(([code, old]) => [code, numberOf(font, old)] as const)))
  out.set('cmap', encodeCharacterMap(codes))
  setOutlines(
    out,
    placed.map(({ font, glyph }) => relinked(glyph.outline, (old) => numberOf(font, old))),
  )
  setMetrics(
    out,
    'hhea',
    'hmtx',
    placed.map(({ glyph }) => [glyph.advance, glyph.side]),
  )
  setMetrics(
    out,
    'vhea',
    'vmtx',
    placed.map(({ glyph }) => [glyph.advanceDown, glyph.sideDown]),
  )
  setBounds(out, sources)
  setVariations(out, sources, placed)
  setLayout(out, sources, numberOf)
  return encodeFontFile(out)
}

/** Orders the glyphs: first .notdef of the first font, then characters by code point, then parts of composites. */
function placedGlyphs(sources: readonly FontTables[], maps: readonly ReadonlyMap<number, number>[]): Placed[] {
  const all = sources.flatMap((tables, font) => readGlyphs(tables).map((glyph, old) => ({ font, old, glyph })))
  const codeOf = new Map(maps.flatMap((map, font) => [...map].map(([code, old]) => [`${font}:${old}`, code] as const)))
  const rank = ({ font, old }: Placed) => (old === 0 ? -1 : (codeOf.get(`${font}:${old}`) ?? 0x110000))
  return all.filter(({ font, old }) => old > 0 || font === 0).sort((a, b) => rank(a) - rank(b))
}

function relinked(outline: Buffer, numberOf: (old: number) => number): Buffer {
  const copy = Buffer.from(outline)
  for (const at of findComponentOffsets(copy)) copy.writeUInt16BE(numberOf(copy.readUInt16BE(at)), at)
  return copy
}

function setOutlines(out: FontTables, outlines: readonly Buffer[]) {
  const padded = outlines.map(padTo4)
  const loca = Buffer.alloc((padded.length + 1) * 4)
  let offset = 0
  padded.forEach((outline, i) => {
    offset += outline.length
    loca.writeUInt32BE(offset, (i + 1) * 4)
  })
  out.set('glyf', Buffer.concat(padded))
  out.set('loca', loca)
  getFontTable(out, 'head').writeInt16BE(1, 50)
  getFontTable(out, 'maxp').writeUInt16BE(padded.length, 4)
}

function setMetrics(out: FontTables, header: string, body: string, pairs: readonly (readonly [number, number])[]) {
  const data = Buffer.alloc(pairs.length * 4)
  pairs.forEach(([advance, side], i) => {
    data.writeUInt16BE(advance, i * 4)
    data.writeInt16BE(side, i * 4 + 2)
  })
  out.set(body, data)
  getFontTable(out, header).writeUInt16BE(pairs.length, 34)
}

/** Sets the bounding box, and the sizes in maxp, to the extremes of all slices. */
function setBounds(out: FontTables, sources: readonly FontTables[]) {
  const heads = sources.map((tables) => getFontTable(tables, 'head'))
  for (const at of [36, 38]) getFontTable(out, 'head').writeInt16BE(Math.min(...heads.map((head) => head.readInt16BE(at))), at)
  for (const at of [40, 42]) getFontTable(out, 'head').writeInt16BE(Math.max(...heads.map((head) => head.readInt16BE(at))), at)
  const sizes = sources.map((tables) => getFontTable(tables, 'maxp'))
  for (let at = 6; at < getFontTable(out, 'maxp').length; at += 2)
    getFontTable(out, 'maxp').writeUInt16BE(Math.max(...sizes.map((maxp) => maxp.readUInt16BE(at))), at)
}

function setVariations(out: FontTables, sources: readonly FontTables[], placed: readonly Placed[]) {
  if (!out.has('fvar')) return
  // The subsetter drops gvar from a slice whose remaining glyphs do not vary.
  const peaks = sources.map((tables) => (tables.has('gvar') ? readSharedPeaks(getFontTable(tables, 'gvar')) : []))
  const axes = getFontTable(out, 'fvar').readUInt16BE(8)
  const union = [...new Set(peaks.flat())].sort()
  const varied = placed.map(({ font, glyph }) =>
    padTo4(renumberSharedPeaks(glyph.variation, axes, (index) => union.indexOf(peaks[font]![index]!))),
  )
  out.set('gvar', encodeGvarTable(axes, union, varied))
}

function setLayout(out: FontTables, sources: readonly FontTables[], numberOf: (font: number, old: number) => number) {
  for (const kind of ['GSUB', 'GPOS'] as const) {
    const features = new Map<string, SingleLookups>()
    for (const tag of FEATURES[kind]) {
      const singles = sources.flatMap((tables, font) =>
        [...readSingleLookups(tables.get(kind), kind, tag)].map(
          ([glyph, values]) => [numberOf(font, glyph), kind === 'GSUB' ? values.map((other) => numberOf(font, other)) : values] as const,
        ),
      )
      if (singles.length > 0) features.set(tag, new Map(singles))
    }
    if (features.size > 0) out.set(kind, encodeLayoutTable(kind, features))
  }
}
