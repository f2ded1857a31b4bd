import { type Fold, foldWith, hasHan } from './fold.ts'
import type { Table } from './table.ts'

/** What stands before a key in the text that is searched; below a space, so that it ends the key before it. */
export const Mark = {
  /** A name: found whole it is the place. */
  name: '\u0001',
  /** A later word of a name, a foreign city's pinyin, a spelling of another language. */
  minor: '\u0002',
  /** Initials of a Chinese name; only whole. */
  initials: '\u0003',
} as const

/** All keys of one script in one string, row by row. */
export interface Haystack {
  readonly text: string
  /** Where each row's keys begin; one more entry for the end. */
  readonly starts: Uint32Array
}

export interface SearchIndex {
  readonly table: Table
  readonly fold: Fold
  readonly latin: Haystack
  readonly han: Haystack
}

const CHINESE = new Set(['CN', 'TW', 'HK', 'MO'])

/** Whether a row's Chinese name is its own, not a foreign one written down by sound. */
export function isChineseRow({ countries, regions, region }: Table, row: number): boolean {
  return CHINESE.has(countries[regions[region[row]!]!.country]![0])
}

const list = (text: string | undefined): string[] => (text ? text.split('|') : [])

class Keys {
  readonly #keys = new Set<string>()

  add(mark: string, key: string): void {
    // The same letters as a name already: the lesser mark would only cost room.
    if (key !== '' && !this.#keys.has(Mark.name + key)) this.#keys.add(mark + key)
  }

  toString(): string {
    return [...this.#keys].join('')
  }
}

function addPinyin(keys: Keys, zh: string, reading: string, stem: number, table: Table): void {
  const syllables = reading.split(' ')
  // What one gets reading sign by sign: 重庆 as zhongqing, 番禺 as fanyu.
  const naive = Array.from(zh, (sign) => table.sounds.get(sign) ?? '').filter((sound) => sound !== '')
  const initials = syllables.map((syllable) => syllable.charAt(0))
  keys.add(Mark.name, syllables.slice(0, stem).join(''))
  keys.add(Mark.name, syllables.join(''))
  keys.add(Mark.name, naive.slice(0, stem).join(''))
  keys.add(Mark.minor, naive.join(''))
  if (stem > 1) keys.add(Mark.initials, initials.slice(0, stem).join(''))
  keys.add(Mark.initials, initials.join(''))
}

/** How much of a Chinese name is a name by itself. One sign is, of a county of today; of one that is gone, it is a part like any other. */
function stemOf(table: Table, row: number): number {
  const stem = table.stem[row]!
  return stem === 1 && table.today.has(row) ? table.zh[row]!.length : stem
}

function latinKeys(table: Table, row: number, fold: Fold): string {
  const keys = new Keys()
  const en = table.en[row]!
  keys.add(Mark.name, fold(en))
  for (const alias of list(table.aliases[row])) if (!hasHan(alias)) keys.add(Mark.name, fold(alias))
  const words = en.split(/[\s-]+/)
  for (let first = 1; first < words.length; first++) keys.add(Mark.minor, fold(words.slice(first).join('')))
  const zh = table.zh[row]!
  if (zh !== '') {
    if (isChineseRow(table, row)) addPinyin(keys, zh, table.pinyin[row]!, stemOf(table, row), table)
    else keys.add(Mark.minor, table.pinyin[row]!.replaceAll(' ', ''))
  }
  for (const other of list(table.alternates[row])) if (!hasHan(other)) keys.add(Mark.minor, fold(other))
  return keys.toString()
}

function hanKeys(table: Table, row: number, fold: Fold): string {
  const zh = table.zh[row]!
  if (zh === '' && table.aliases[row] === '') return ''
  const keys = new Keys()
  keys.add(Mark.name, fold(zh))
  keys.add(Mark.name, fold(zh.slice(0, stemOf(table, row))))
  keys.add(Mark.name, fold(table.zht[row]!))
  for (const alias of list(table.aliases[row])) if (hasHan(alias)) keys.add(Mark.name, fold(alias))
  for (const other of list(table.alternates[row])) if (hasHan(other)) keys.add(Mark.minor, fold(other))
  return keys.toString()
}

/** So many rows take a few milliseconds on a desktop; then the page may draw. */
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

/** Two strings to search in: letters (kept apart, since a string of letters alone takes half the room) and Chinese signs. */
export async function searchIndexOf(table: Table): Promise<SearchIndex> {
  const fold = foldWith(table.simplifiedSigns)
  return {
    table,
    fold,
    latin: await haystackOf(table.rows, (row) => latinKeys(table, row, fold)),
    han: await haystackOf(table.rows, (row) => hanKeys(table, row, fold)),
  }
}
