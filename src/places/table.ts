/**
 * Head of the gazetteer file. The file is gzip; inside are four bytes (length of the head, little
 * endian), the head as JSON, then the sections one after another. Text sections hold one line a
 * row, number sections are bytes or varints. Rows stand by group, then by latitude.
 */
export interface GazetteerHeader {
  readonly rows: number
  readonly zones: readonly string[]
  /** Code, English, Simplified, Traditional. */
  readonly countries: readonly (readonly [cc: string, en: string, zh: string, zht: string])[]
  readonly groups: readonly (readonly [
    country: number,
    parent: number,
    rows: number,
    zone: number,
    en: string,
    zh: string,
    zht: string,
    code: string,
  ])[]
  /** A row that is no place of today any more, and the row it belongs to. */
  readonly former: readonly (readonly [row: number, today: number])[]
  /** Pairs: a simplified sign and the one that Taiwan writes. A `zht` that differs from them stands in full. */
  readonly signs: string
  /** Toneless reading → signs. A row's `pinyin` that differs from them stands in full. */
  readonly sounds: Readonly<Record<string, string>>
  readonly sections: readonly (readonly [name: string, bytes: number])[]
}

/** A state, a province, a prefecture: rows `from` up to, not including, `to`. */
export interface Region {
  readonly country: number
  readonly parent: number
  readonly zone: number
  readonly en: string
  readonly zh: string
  readonly zht: string
  readonly code: string
  readonly from: number
  readonly to: number
}

/** The gazetteer as columns; row numbers run through all of them. */
export interface Table {
  readonly rows: number
  readonly zones: readonly string[]
  readonly countries: GazetteerHeader['countries']
  readonly regions: readonly Region[]
  /** Index of the region of each row. */
  readonly region: Uint16Array
  readonly en: readonly string[]
  readonly zh: readonly string[]
  readonly zht: readonly string[]
  readonly pinyin: readonly string[]
  readonly aliases: readonly string[]
  readonly alternates: readonly string[]
  /** Thousandths of a degree. */
  readonly lat: Int32Array
  readonly lng: Int32Array
  /** Ten times the binary logarithm of the people. */
  readonly rank: Uint8Array
  /** Characters of `zh` before its rank: 平遥|县 has 2. */
  readonly stem: Uint8Array
  readonly zone: Uint16Array
  /** For a division that is no more, the row of the one that it belongs to. */
  readonly today: ReadonlyMap<number, number>
  /** Simplified sign → Taiwan's, and the way back. */
  readonly traditionalSigns: ReadonlyMap<string, string>
  readonly simplifiedSigns: ReadonlyMap<string, string>
  /** Sign → its most common reading. */
  readonly sounds: ReadonlyMap<string, string>
}

function* varintsOf(bytes: Uint8Array): Generator<number> {
  let value = 0
  let factor = 1
  for (const byte of bytes) {
    value += (byte & 127) * factor
    factor *= 128
    if (byte < 128) {
      yield value
      value = 0
      factor = 1
    }
  }
}

const unzigzag = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)

function regionsOf(header: GazetteerHeader, traditional: (zh: string) => string): Region[] {
  let from = 0
  return header.groups.map(([country, parent, rows, zone, en, zh, zht, code]) => {
    const region = { country, parent, zone, en, zh, zht: zht || traditional(zh), code, from, to: from + rows }
    from += rows
    return region
  })
}

/** Latitudes start anew with each region (they rise within it); longitudes go on. */
function coordinatesOf(
  regions: readonly Region[],
  rows: number,
  latBytes: Uint8Array,
  lngBytes: Uint8Array,
): { lat: Int32Array; lng: Int32Array } {
  const lat = Int32Array.from(varintsOf(latBytes), unzigzag)
  const lng = Int32Array.from(varintsOf(lngBytes), unzigzag)
  for (const { from, to } of regions) for (let row = from + 1; row < to; row++) lat[row]! += lat[row - 1]!
  for (let row = 1; row < rows; row++) lng[row]! += lng[row - 1]!
  return { lat, lng }
}

/** The unzipped file as columns. Throws a RangeError when the bytes are not a whole gazetteer. */
export function tableOf(bytes: Uint8Array): Table {
  const utf8 = new TextDecoder()
  const headLength = bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  if (headLength === 0 || bytes.length < 4 + headLength) throw new RangeError('the gazetteer is cut short')
  const header = JSON.parse(utf8.decode(bytes.subarray(4, 4 + headLength))) as GazetteerHeader
  const sections = new Map<string, Uint8Array>()
  let at = 4 + headLength
  for (const [name, length] of header.sections) {
    sections.set(name, bytes.subarray(at, at + length))
    at += length
  }
  if (at !== bytes.length) throw new RangeError('the gazetteer is cut short')
  const section = (name: string): Uint8Array => sections.get(name) ?? new Uint8Array()
  const lines = (name: string): string[] => utf8.decode(section(name)).split('\n')

  const pairs = [...header.signs]
  const traditionalSigns = new Map(pairs.flatMap((sign, index) => (index % 2 === 0 ? [[sign, pairs[index + 1]!] as const] : [])))
  const sounds = new Map(Object.entries(header.sounds).flatMap(([sound, signs]) => [...signs].map((sign) => [sign, sound] as const)))
  const traditional = (zh: string): string => Array.from(zh, (sign) => traditionalSigns.get(sign) ?? sign).join('')
  const spelled = (zh: string): string =>
    Array.from(zh, (sign) => sounds.get(sign))
      .filter((sound) => sound !== undefined)
      .join(' ')

  const regions = regionsOf(header, traditional)
  const region = new Uint16Array(header.rows)
  regions.forEach(({ from, to }, index) => region.fill(index, from, to))
  const [zh, zht, pinyin] = [lines('zh'), lines('zht'), lines('pinyin')]
  const simplifiedSigns = new Map([...traditionalSigns].map(([simple, full]) => [full, simple]))
  const ownSigns = new Set(zh.join(''))
  zht.forEach((full, row) => learnSigns(simplifiedSigns, ownSigns, zh[row] ?? '', full))
  for (const sign of traditionalSigns.keys()) simplifiedSigns.delete(sign)
  return {
    rows: header.rows,
    zones: header.zones,
    countries: header.countries,
    regions,
    region,
    en: lines('en'),
    zh,
    zht: zht.map((full, row) => full || traditional(zh[row] ?? '')),
    pinyin: pinyin.map((read, row) => read || spelled(zh[row] ?? '')),
    aliases: lines('aliases'),
    alternates: lines('alternates'),
    ...coordinatesOf(regions, header.rows, section('lat'), section('lng')),
    rank: section('rank'),
    stem: section('stem'),
    zone: Uint16Array.from(varintsOf(section('zone')), (zone, row) => (zone === 0 ? regions[region[row]!]!.zone : zone - 1)),
    today: new Map(header.former),
    traditionalSigns,
    simplifiedSigns,
    sounds,
  }
}

/** A name written out in full shows signs that the common pairs do not have: 臺 and 台, 裡 and 里. One that Simplified names have too is another word: 瓜地馬拉市 and 危地马拉城. */
function learnSigns(simplifiedSigns: Map<string, string>, ownSigns: ReadonlySet<string>, zh: string, zht: string): void {
  const [simple, full] = [[...zh], [...zht]]
  if (full.length === 0 || simple.length !== full.length) return
  // Only where the two names are the same word: most signs must agree by the common pairs.
  const known = full.filter((sign, index) => sign === simple[index] || simplifiedSigns.get(sign) === simple[index]).length
  if (known < full.length - 1) return
  full.forEach((sign, index) => {
    if (sign !== simple[index] && !ownSigns.has(sign) && !simplifiedSigns.has(sign)) simplifiedSigns.set(sign, simple[index]!)
  })
}
