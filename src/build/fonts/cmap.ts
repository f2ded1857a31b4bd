/** Reads a character map (formats 4 and 12, which the subsetter writes): code point → glyph number. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    const format = sub.readUInt16BE(0)
    if (format === 12) readGroups(sub, map)
    if (format === 4) readSegments(sub, map)
  }
  return map
}

function readGroups(sub: Buffer, map: Map<number, number>) {
  for (let i = 0; i < sub.readUInt32BE(12); i++) {
    const [first, last, glyph] = [0, 4, 8].map((at) => sub.readUInt32BE(16 + i * 12 + at)) as [number, number, number]
    for (let code = first; code <= last; code++) map.set(code, glyph + code - first)
  }
}

function readSegments(sub: Buffer, map: Map<number, number>) {
  const size = sub.readUInt16BE(6)
  for (let at = 0; at < size; at += 2) {
    const last = sub.readUInt16BE(14 + at)
    const first = sub.readUInt16BE(16 + size + at)
    const delta = sub.readUInt16BE(16 + size * 2 + at)
    const slot = 16 + size * 3 + at
    const range = sub.readUInt16BE(slot)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const raw = range === 0 ? code : sub.readUInt16BE(slot + range + (code - first) * 2)
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) map.set(code, glyph)
    }
  }
}

/** Writes a character map of format 12; the subsetter adds one of format 4. */
export function encodeCharacterMap(map: ReadonlyMap<number, number>): Buffer {
  const groups: [number, number, number][] = []
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const last = groups.at(-1)
    if (last && code === last[1] + 1 && glyph === last[2] + code - last[0]) last[1] = code
    else groups.push([code, code, glyph])
  }
  const out = Buffer.alloc(12 + 16 + groups.length * 12)
  out.writeUInt16BE(1, 2)
  out.writeUInt16BE(3, 4)
  out.writeUInt16BE(10, 6)
  out.writeUInt32BE(12, 8)
  out.writeUInt16BE(12, 12)
  out.writeUInt32BE(out.length - 12, 16)
  out.writeUInt32BE(groups.length, 24)
  groups.flat().forEach((value, i) => out.writeUInt32BE(value, 28 + i * 4))
  return out
}
