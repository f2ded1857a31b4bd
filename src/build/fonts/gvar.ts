const OWN_PEAK = 0x8000
const BETWEEN = 0x4000
const INDEX = 0x0fff

/** Returns the shared peak tuples of a gvar table as hex strings. */
export function readSharedPeaks(gvar: Buffer): string[] {
  const size = gvar.readUInt16BE(4) * 2
  const start = gvar.readUInt32BE(8)
  return Array.from({ length: gvar.readUInt16BE(6) }, (_, i) => gvar.toString('hex', start + i * size, start + (i + 1) * size))
}

/** Returns a glyph's variation data with renumbered references to shared peaks. */
export function renumberSharedPeaks(data: Buffer, axes: number, renumber: (index: number) => number): Buffer {
  if (data.length === 0) return data
  const out = Buffer.from(data)
  let at = 4
  for (let i = 0; i < (out.readUInt16BE(0) & INDEX); i++) {
    const tuple = out.readUInt16BE(at + 2)
    if (!(tuple & OWN_PEAK)) out.writeUInt16BE((tuple & ~INDEX) | renumber(tuple & INDEX), at + 2)
    at += 4 + (tuple & OWN_PEAK ? axes * 2 : 0) + (tuple & BETWEEN ? axes * 4 : 0)
  }
  return out
}

/** Builds a gvar table from shared peaks and the variation data of all glyphs. */
export function encodeGvarTable(axes: number, peaks: readonly string[], glyphs: readonly Buffer[]): Buffer {
  const shared = Buffer.from(peaks.join(''), 'hex')
  const header = Buffer.alloc(20 + (glyphs.length + 1) * 4)
  header.writeUInt16BE(1, 0)
  header.writeUInt16BE(axes, 4)
  header.writeUInt16BE(peaks.length, 6)
  header.writeUInt32BE(header.length, 8)
  header.writeUInt16BE(glyphs.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(header.length + shared.length, 16)
  let offset = 0
  glyphs.forEach((data, i) => {
    header.writeUInt32BE(offset, 20 + i * 4)
    offset += data.length
  })
  header.writeUInt32BE(offset, 20 + glyphs.length * 4)
  return Buffer.concat([header, shared, ...glyphs])
}
