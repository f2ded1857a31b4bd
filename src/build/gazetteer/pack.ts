import type { GazetteerHeader } from '#places/table.ts'
import { getTonelessPinyin } from './han.ts'
import type { Country } from './regions.ts'
import type { PlaceGroup, GazetteerRow } from './row.ts'

const utf8 = new TextEncoder()

/** Encodes numbers as varints: seven bits per byte, low bits first; the high bit marks that more bytes follow. */
function varints(values: readonly number[]): Uint8Array {
  const bytes: number[] = []
  for (const value of values) {
    let rest = value
    while (rest > 127) {
      bytes.push((rest & 127) | 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  return Uint8Array.from(bytes)
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)
const thousandths = (degrees: number): number => Math.round(degrees * 1000)
const mostOf = (values: readonly string[]): string =>
  [...Map.groupBy(values, (value) => value)].toSorted((a, b) => b[1].length - a[1].length)[0]![0]

/** Sorts groups by country, each province directly before its prefectures. */
function orderedGroups(rows: readonly GazetteerRow[]): readonly PlaceGroup[] {
  const all = new Set<PlaceGroup>()
  for (const { group } of rows) {
    if (group.parent !== undefined) all.add(group.parent)
    all.add(group)
  }
  const keyOf = ({ cc, en, zh, parent }: PlaceGroup): string =>
    `${cc} ${parent ? `${parent.en} ${parent.zh} ` : ''}${parent ? '~' : ''}${en} ${zh}`
  return [...all].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Returns, for each simplified character, its most frequent Taiwan character in all names. */
function commonSigns(rows: readonly GazetteerRow[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string[]>()
  for (const { zh, zht } of rows) {
    const [simple, full] = [[...zh], [...zht]]
    if (simple.length !== full.length) continue
    simple.forEach((sign, index) => seen.set(sign, [...(seen.get(sign) ?? []), full[index]!]))
  }
  return new Map([...seen].map(([sign, signs]) => [sign, mostOf(signs)]))
}

function readings(texts: readonly string[]): ReadonlyMap<string, string> {
  const signs = new Set(texts.join('').match(/\p{Script=Han}/gu))
  return new Map([...signs].map((sign) => [sign, getTonelessPinyin(sign)[0] ?? '']))
}

/** Packs the whole table into bytes; `src/places/table.ts` reads them and describes the layout. */
export function packGazetteer(unordered: readonly GazetteerRow[], countries: ReadonlyMap<string, Country>): Uint8Array {
  const groups = orderedGroups(unordered)
  const order = new Map(groups.map((group, index) => [group, index]))
  const rows = unordered.toSorted(
    (a, b) => order.get(a.group)! - order.get(b.group)! || a.lat - b.lat || a.lng - b.lng || (a.en < b.en ? -1 : 1),
  )
  const rowOf = new Map(rows.map((row, index) => [row, index]))
  const byGroup = Map.groupBy(rows, ({ group }) => group)
  const zones = [...new Set(rows.map(({ zone }) => zone))].toSorted()
  const codes = [...new Set(groups.map(({ cc }) => cc))]
  const signs = commonSigns(rows)
  const sounds = readings([
    ...rows.flatMap(({ zh, aliases, alternates }) => [zh, ...aliases, ...alternates]),
    ...groups.map(({ zh }) => zh),
    ...[...countries.values()].map(({ zh }) => zh),
  ])
  const converted = (zh: string): string => [...zh].map((sign) => signs.get(sign) ?? sign).join('')
  const spelled = (zh: string): string =>
    [...zh]
      .map((sign) => sounds.get(sign))
      .filter((sound) => sound !== undefined)
      .join(' ')
  const groupZone = groups.map((group) => zones.indexOf(mostOf(byGroup.get(group)?.map(({ zone }) => zone) ?? [zones[0]!])))

  let [lat, lng, last] = [0, 0, -1]
  const latitudes: number[] = []
  const longitudes: number[] = []
  for (const row of rows) {
    const group = order.get(row.group)!
    const [y, x] = [thousandths(row.lat), thousandths(row.lng)]
    latitudes.push(zigzag(group === last ? y - lat : y))
    longitudes.push(zigzag(x - lng))
    ;[lat, lng, last] = [y, x, group]
  }
  const text = (column: (row: GazetteerRow) => string): Uint8Array => utf8.encode(rows.map(column).join('\n'))
  const sections: Record<string, Uint8Array> = {
    en: text(({ en }) => en),
    zh: text(({ zh }) => zh),
    zht: text(({ zh, zht }) => (zht === converted(zh) ? '' : zht)),
    pinyin: text(({ zh }) => (getTonelessPinyin(zh).join(' ') === spelled(zh) ? '' : getTonelessPinyin(zh).join(' '))),
    aliases: text(({ aliases }) => aliases.join('|')),
    alternates: text(({ alternates }) => alternates.join('|')),
    lat: varints(latitudes),
    lng: varints(longitudes),
    rank: Uint8Array.from(rows, ({ population }) => Math.min(255, Math.round(10 * Math.log2(population)))),
    stem: Uint8Array.from(rows, ({ stem }) => stem),
    zone: varints(rows.map((row) => (zones.indexOf(row.zone) === groupZone[order.get(row.group)!] ? 0 : zones.indexOf(row.zone) + 1))),
  }
  const header: GazetteerHeader = {
    rows: rows.length,
    zones,
    countries: codes.map((cc) => [cc, countries.get(cc)!.en, countries.get(cc)!.zh, countries.get(cc)!.zht]),
    groups: groups.map((group, index) => [
      codes.indexOf(group.cc),
      group.parent ? order.get(group.parent)! : -1,
      byGroup.get(group)?.length ?? 0,
      groupZone[index]!,
      group.en,
      group.zh,
      group.zht === converted(group.zh) ? '' : group.zht,
      group.code ?? '',
    ]),
    former: rows.flatMap(({ today }, index) => (today === undefined ? [] : [[index, rowOf.get(today)!] as const])),
    signs: [...signs]
      .filter(([simple, full]) => simple !== full)
      .map((pair) => pair.join(''))
      .join(''),
    sounds: Object.fromEntries(
      [...Map.groupBy([...sounds], ([, sound]) => sound)].toSorted().map(([sound, pairs]) => [sound, pairs.map(([sign]) => sign).join('')]),
    ),
    sections: Object.entries(sections).map(([name, bytes]) => [name, bytes.length]),
  }
  const head = utf8.encode(JSON.stringify(header))
  const bytes = new Uint8Array(4 + head.length + Object.values(sections).reduce((sum, { length }) => sum + length, 0))
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, 4)
  let at = 4 + head.length
  for (const section of Object.values(sections)) {
    bytes.set(section, at)
    at += section.length
  }
  return bytes
}
