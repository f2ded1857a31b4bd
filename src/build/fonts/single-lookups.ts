/**
 * Layout rules per glyph: vertical forms (GSUB `vert`), half widths (GPOS `halt`, `vhal`). Chinese punctuation needs no other
 * lookup type.
 */
export type SingleLookups = Map<number, readonly number[]>

/** Reads the single lookups of a feature. GSUB: glyph → [substitute]; GPOS: glyph → [x, y, advance, vertical advance]. */
export function readSingleLookups(layout: Buffer | undefined, kind: 'GSUB' | 'GPOS', feature: string): SingleLookups {
  const singles: SingleLookups = new Map()
  if (!layout) return singles
  for (const lookup of lookupsOf(layout, feature))
    for (const part of partsOf(lookup, kind)) (kind === 'GSUB' ? readSubstitutes : readPositions)(part, singles)
  return singles
}

const list = (data: Buffer, at: number) => Array.from({ length: data.readUInt16BE(at) }, (_, i) => data.readUInt16BE(at + 2 + i * 2))

function lookupsOf(layout: Buffer, tag: string): Buffer[] {
  const features = layout.subarray(layout.readUInt16BE(6))
  const lookups = layout.subarray(layout.readUInt16BE(8))
  const offsets = list(lookups, 0)
  const numbers = new Set<number>()
  for (let i = 0; i < features.readUInt16BE(0); i++) {
    const record = 2 + i * 6
    if (features.toString('latin1', record, record + 4) !== tag) continue
    for (const number of list(features, features.readUInt16BE(record + 4) + 2)) numbers.add(number)
  }
  return [...numbers].sort((a, b) => a - b).map((number) => lookups.subarray(offsets[number]))
}

/** Returns a lookup's subtables of type 1 (single), also those inside an extension subtable. */
function partsOf(lookup: Buffer, kind: 'GSUB' | 'GPOS'): Buffer[] {
  const extension = kind === 'GSUB' ? 7 : 9
  const type = lookup.readUInt16BE(0)
  return list(lookup, 4).flatMap((offset) => {
    const part = lookup.subarray(offset)
    if (type === 1) return [part]
    return type === extension && part.readUInt16BE(2) === 1 ? [part.subarray(part.readUInt32BE(4))] : []
  })
}

function covered(part: Buffer): number[] {
  const coverage = part.subarray(part.readUInt16BE(2))
  if (coverage.readUInt16BE(0) === 1) return list(coverage, 2)
  return Array.from({ length: coverage.readUInt16BE(2) }, (_, i) => {
    const [first, last] = [coverage.readUInt16BE(4 + i * 6), coverage.readUInt16BE(6 + i * 6)]
    return Array.from({ length: last - first + 1 }, (_unused, k) => first + k)
  }).flat()
}

function readSubstitutes(part: Buffer, into: SingleLookups) {
  const isDelta = part.readUInt16BE(0) === 1
  covered(part).forEach((glyph, i) => {
    const other = isDelta ? (glyph + part.readInt16BE(4)) & 0xffff : part.readUInt16BE(6 + i * 2)
    if (!into.has(glyph)) into.set(glyph, [other])
  })
}

function readPositions(part: Buffer, into: SingleLookups) {
  const isShared = part.readUInt16BE(0) === 1
  const format = part.readUInt16BE(4)
  const size = [...Array(8).keys()].filter((bit) => format & (1 << bit)).length * 2
  covered(part).forEach((glyph, i) => {
    let at = isShared ? 6 : 8 + i * size
    const values = [0, 1, 2, 3].map((bit) => (format & (1 << bit) ? part.readInt16BE((at += 2) - 2) : 0))
    if (!into.has(glyph)) into.set(glyph, values)
  })
}

/** Builds a layout table with one lookup per feature, valid for every script. */
export function encodeLayoutTable(kind: 'GSUB' | 'GPOS', features: ReadonlyMap<string, SingleLookups>): Buffer {
  const tags = [...features.keys()].sort()
  const words = (...values: number[]) => {
    const out = Buffer.alloc(values.length * 2)
    values.forEach((value, i) => out.writeUInt16BE(value & 0xffff, i * 2))
    return out
  }
  const language = words(0, 0xffff, tags.length, ...tags.keys())
  const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8), words(4, 0), language])
  const records = tags.map((tag, i) => Buffer.concat([Buffer.from(tag), words(2 + tags.length * 6 + i * 6)]))
  const featureList = Buffer.concat([words(tags.length), ...records, ...tags.map((_, i) => words(0, 1, i))])
  const lookups = tags.map((tag) => Buffer.concat([words(1, 0, 1, 8), words(...lookupWords(kind, features.get(tag)!))]))
  let offset = 2 + lookups.length * 2
  const offsets = lookups.map((lookup) => (offset += lookup.length) - lookup.length)
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + featureList.length)
  return Buffer.concat([header, scripts, featureList, words(lookups.length, ...offsets), ...lookups])
}

/** Builds the 16-bit words of a single lookup subtable in format 2, followed by its coverage table. */
function lookupWords(kind: 'GSUB' | 'GPOS', singles: SingleLookups): number[] {
  const entries = [...singles].sort(([a], [b]) => a - b)
  const head = kind === 'GSUB' ? [entries.length] : [0xf, entries.length]
  const body = [...head, ...entries.flatMap(([, values]) => values)]
  return [2, (2 + body.length) * 2, ...body, 1, entries.length, ...entries.map(([glyph]) => glyph)]
}
