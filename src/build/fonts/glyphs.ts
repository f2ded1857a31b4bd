import { getFontTable, type FontTables } from './sfnt.ts'

/**
 * Outline, metrics and variation data of a glyph. `side` and `sideDown` are the side bearings, `advanceDown` the vertical
 * advance.
 */
export interface Glyph {
  readonly outline: Buffer
  readonly advance: number
  readonly side: number
  readonly advanceDown: number
  readonly sideDown: number
  readonly variation: Buffer
}

/** Component flags of a composite glyph (OpenType, table glyf). */
const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const XY_SCALE = 0x0040
const TWO_BY_TWO = 0x0080

/** Returns the byte offsets of the component glyph numbers in a composite outline; empty for a simple outline. */
export function findComponentOffsets(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return []
  const offsets: number[] = []
  for (let at = 10, flags = MORE; flags & MORE;) {
    flags = outline.readUInt16BE(at)
    offsets.push(at + 2)
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & TWO_BY_TWO ? 8 : 0)
  }
  return offsets
}

function outlines(tables: FontTables): Buffer[] {
  const loca = getFontTable(tables, 'loca')
  const glyf = getFontTable(tables, 'glyf')
  const isLong = getFontTable(tables, 'head').readInt16BE(50) === 1
  const at = (i: number) => (isLong ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2)
  return Array.from({ length: readGlyphCount(tables) }, (_, i) => glyf.subarray(at(i), at(i + 1)))
}

/** Returns advance and side bearing of each glyph; glyphs after the long metrics share the last advance. */
function metrics(tables: FontTables, header: string, body: string): (readonly [number, number])[] {
  const longs = getFontTable(tables, header).readUInt16BE(34)
  const data = getFontTable(tables, body)
  return Array.from({ length: readGlyphCount(tables) }, (_, i) => {
    const advance = data.readUInt16BE(Math.min(i, longs - 1) * 4)
    return [advance, data.readInt16BE(i < longs ? i * 4 + 2 : longs * 4 + (i - longs) * 2)] as const
  })
}

/** Returns each glyph's variation data; empty buffers for a font without variations. */
function variations(tables: FontTables): Buffer[] {
  const gvar = tables.get('gvar')
  const count = readGlyphCount(tables)
  if (!gvar) return Array.from({ length: count }, () => Buffer.alloc(0))
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const start = gvar.readUInt32BE(16)
  const at = (i: number) => start + (isLong ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2)
  return Array.from({ length: count }, (_, i) => gvar.subarray(at(i), at(i + 1)))
}

export function readGlyphCount(tables: FontTables): number {
  return getFontTable(tables, 'maxp').readUInt16BE(4)
}

/** Returns all glyphs of a font by glyph number. */
export function readGlyphs(tables: FontTables): Glyph[] {
  const across = metrics(tables, 'hhea', 'hmtx')
  const down = metrics(tables, 'vhea', 'vmtx')
  const vary = variations(tables)
  return outlines(tables).map((outline, i) => ({
    outline,
    advance: across[i]![0],
    side: across[i]![1],
    advanceDown: down[i]![0],
    sideDown: down[i]![1],
    variation: vary[i]!,
  }))
}
