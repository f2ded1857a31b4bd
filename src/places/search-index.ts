import { type FoldText, createFoldText, hasHan } from './fold.ts'
import type { GazetteerTable } from './table.ts'

/** Marker before each key in the searched text; below a space, so that it also ends the key before it. */
export const KeyMarker = {
  /** A full name; a match ranks highest. */
  name: '\u0001',
  /** A later word of a name, the pinyin of a foreign city, a spelling in another language. */
  minor: '\u0002',
  /** Initials of a Chinese name; match only in full. */
  initials: '\u0003',
} as const

/** All keys of one script in one string, row by row. */
export interface Haystack {
  readonly text: string
  /** Offset of each row's keys, with a last entry for the end. */
  readonly starts: Uint32Array
}

export interface SearchIndex {
  readonly table: GazetteerTable
  readonly fold: FoldText
  readonly latin: Haystack
  readonly han: Haystack
}

const CHINESE = new Set(['CN', 'TW', 'HK', 'MO'])

/** Whether a row's Chinese name is native, not a transcription of a foreign one. */
export function isChineseRow({ countries, regions, region }: GazetteerTable, row: number): boolean {
  return CHINESE.has(countries[regions[region[row]!]!.country]![0])
}

const list = (text: string | undefined): string[] => (text ? text.split('|') : [])

class Keys {
  readonly #keys = new Set<string>()

  add(mark: string, key: string): void {
    // Skips a key that is already indexed as a full name: a second entry would only take memory.
    if (key !== '' && !this.#keys.has(KeyMarker.name + key)) this.#keys.add(mark + key)
  }

  toString(): string {
    return [...this.#keys].join('')
  }
}

function addPinyin(keys: Keys, zh: string, reading: string, stem: number, table: GazetteerTable): void {
  const syllables = reading.split(' ')
  // Reading character by character, as people may type it: 重庆 as zhongqing, 番禺 as fanyu.
  const naive = Array.from(zh, (sign) => table.sounds.get(sign) ?? '').filter((sound) => sound !== '')
  const initials = syllables.map((syllable) => syllable.charAt(0))
  keys.add(KeyMarker.name, syllables.slice(0, stem).join(''))
  keys.add(KeyMarker.name, syllables.join(''))
  keys.add(KeyMarker.name, naive.slice(0, stem).join(''))
  keys.add(KeyMarker.minor, naive.join(''))
  if (stem > 1) keys.add(KeyMarker.initials, initials.slice(0, stem).join(''))
  keys.add(KeyMarker.initials, initials.join(''))
}

/** Length of a Chinese name's part before the suffix; the whole length for a former division if that part is a single character. */
function stemOf(table: GazetteerTable, row: number): number {
  const stem = table.stem[row]!
  return stem === 1 && table.today.has(row) ? table.zh[row]!.length : stem
}

function latinKeys(table: GazetteerTable, row: number, fold: FoldText): string {
  const keys = new Keys()
  const en = table.en[row]!
  keys.add(KeyMarker.name, fold(en))
  for (const alias of list(table.aliases[row])) if (!hasHan(alias)) keys.add(KeyMarker.name, fold(alias))
  const words = en.split(/[\s-]+/)
  for (let first = 1; first < words.length; first++) keys.add(KeyMarker.minor, fold(words.slice(first).join('')))
  const zh = table.zh[row]!
  if (zh !== '') {
    if (isChineseRow(table, row)) addPinyin(keys, zh, table.pinyin[row]!, stemOf(table, row), table)
    else keys.add(KeyMarker.minor, table.pinyin[row]!.replaceAll(' ', ''))
  }
  for (const other of list(table.alternates[row])) if (!hasHan(other)) keys.add(KeyMarker.minor, fold(other))
  return keys.toString()
}

function hanKeys(table: GazetteerTable, row: number, fold: FoldText): string {
  const zh = table.zh[row]!
  if (zh === '' && table.aliases[row] === '') return ''
  const keys = new Keys()
  keys.add(KeyMarker.name, fold(zh))
  keys.add(KeyMarker.name, fold(zh.slice(0, stemOf(table, row))))
  keys.add(KeyMarker.name, fold(table.zht[row]!))
  for (const alias of list(table.aliases[row])) if (hasHan(alias)) keys.add(KeyMarker.name, fold(alias))
  for (const other of list(table.alternates[row])) if (hasHan(other)) keys.add(KeyMarker.minor, fold(other))
  return keys.toString()
}

/** Rows indexed before yielding to rendering; they take a few milliseconds on a desktop. */
const ROWS_AT_ONCE = 2048

async function haystackOf(rows: number, keysOf: (row: number) => string): Promise<Haystack> {
  const starts = new Uint32Array(rows + 1)
  const parts: string[] = []
  let length = 0
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_AT_ONCE === 0) await new Promise((resolve) => void setTimeout(resolve))
    starts[row] = length
    const keys = keysOf(row)
    parts.push(keys)
    length += keys.length
  }
  starts[rows] = length
  return { text: `${parts.join('')}\u0000`, starts }
}

/** Builds two haystacks, Latin and Chinese: a string of Latin letters alone takes half the memory per character. */
export async function createSearchIndex(table: GazetteerTable): Promise<SearchIndex> {
  const fold = createFoldText(table.simplifiedSigns)
  return {
    table,
    fold,
    latin: await haystackOf(table.rows, (row) => latinKeys(table, row, fold)),
    han: await haystackOf(table.rows, (row) => hanKeys(table, row, fold)),
  }
}
