/**
 * Header of the gazetteer. The unzipped file: header length (4 bytes, little endian), header as JSON, sections. Rows are sorted
 * by group, then latitude.
 */
export interface GazetteerHeader {
  readonly rows: number
  readonly zones: readonly string[]
  /** Country code; names in English, Simplified and Traditional Chinese. */
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
  /** Rows of former divisions, each with the row of today's division that contains it. */
  readonly former: readonly (readonly [row: number, today: number])[]
  /** Alternating simplified characters and Taiwan's. A `zht` name is stored only if these pairs do not give it. */
  readonly signs: string
  /** Toneless reading → characters. A row's `pinyin` is stored only if these readings do not give it. */
  readonly sounds: Readonly<Record<string, string>>
  readonly sections: readonly (readonly [name: string, bytes: number])[]
}

/** A state, province or prefecture with its rows: from `from` up to, but without, `to`. */
export interface RegionRows {
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

/** The gazetteer as columns, all indexed by row number. */
export interface GazetteerTable {
  readonly rows: number
  readonly zones: readonly string[]
  readonly countries: GazetteerHeader['countries']
  readonly regions: readonly RegionRows[]
  /** Index of the region of each row. */
  readonly region: Uint16Array
  readonly en: readonly string[]
  readonly zh: readonly string[]
  readonly zht: readonly string[]
  readonly pinyin: readonly string[]
  readonly aliases: readonly string[]
  readonly alternates: readonly string[]
  /** Coordinates in thousandths of a degree. */
  readonly lat: Int32Array
  readonly lng: Int32Array
  /** Ten times the binary logarithm of the population. */
  readonly rank: Uint8Array
  /** Length of `zh` without its administrative suffix: 2 for 平遥|县. */
  readonly stem: Uint8Array
  readonly zone: Uint16Array
  /** Row of a former division → row of today's division that contains it. */
  readonly today: ReadonlyMap<number, number>
  /** Simplified character → Taiwan's, and the reverse. */
  readonly traditionalSigns: ReadonlyMap<string, string>
  readonly simplifiedSigns: ReadonlyMap<string, string>
  /** Character → its most common reading. */
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

function regionsOf(header: GazetteerHeader, traditional: (zh: string) => string): RegionRows[] {
  let from = 0
  return header.groups.map(([country, parent, rows, zone, en, zh, zht, code]) => {
    const region = { country, parent, zone, en, zh, zht: zht || traditional(zh), code, from, to: from + rows }
    from += rows
    return region
  })
}

/** Decodes coordinates: latitudes are deltas that restart in each region, longitudes are deltas over all rows. */
function coordinatesOf(
  regions: readonly RegionRows[],
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

/** Parses the unzipped file into columns. Throws a RangeError when the bytes are incomplete. */
export function parseGazetteer(bytes: Uint8Array): GazetteerTable {
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

/**
 * Learns character pairs beyond the common ones from full names (臺 and 台, 裡 and 里), unless Simplified names use the
 * Traditional character too.
 */
function learnSigns(simplifiedSigns: Map<string, string>, ownSigns: ReadonlySet<string>, zh: string, zht: string): void {
  const [simple, full] = [[...zh], [...zht]]
  if (full.length === 0 || simple.length !== full.length) return
  // Learns only if both names are the same word: all characters but one must agree by the common pairs.
  const known = full.filter((sign, index) => sign === simple[index] || simplifiedSigns.get(sign) === simple[index]).length
  if (known < full.length - 1) return
  full.forEach((sign, index) => {
    if (sign !== simple[index] && !ownSigns.has(sign) && !simplifiedSigns.has(sign)) simplifiedSigns.set(sign, simple[index]!)
  })
}
