/** Tables of a TrueType file, by their tags of four characters. */
export type FontTables = Map<string, Buffer>

const TRUETYPE = 0x00010000

/** Reads the table directory; the returned buffers are views of `font`. */
export function readFontTables(font: Buffer): FontTables {
  const tables: FontTables = new Map()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16
    const offset = font.readUInt32BE(entry + 8)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + font.readUInt32BE(entry + 12)))
  }
  return tables
}

/** Returns the table with this tag. @throws Error if the font lacks it */
export function getFontTable(tables: FontTables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`the font has no ${tag} table`)
  return found
}

/** Writes a TrueType file with all checksums 0, since the subsetter computes them afterwards. */
export function encodeFontFile(tables: FontTables): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(12 + entries.length * 16)
  const log = Math.floor(Math.log2(entries.length))
  directory.writeUInt32BE(TRUETYPE, 0)
  directory.writeUInt16BE(entries.length, 4)
  directory.writeUInt16BE(2 ** log * 16, 6)
  directory.writeUInt16BE(log, 8)
  directory.writeUInt16BE((entries.length - 2 ** log) * 16, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  entries.forEach(([tag, data], i) => {
    const entry = 12 + i * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    const padded = padTo4(data)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

/** Pads bytes with zeros to a multiple of four. */
export function padTo4(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}
