import { normalizeSearchText, normalizeWithoutSpaces } from '../../language/search-text.ts'
import { type PaletteEntry, ENTRY_KINDS } from './entry.ts'
import { getPinyinInitials } from './pinyin-initials.ts'

/** An entry with its normalized names, its own name first; `wholes` are the names without spaces. */
interface SearchableEntry {
  readonly entry: PaletteEntry
  readonly names: readonly string[]
  readonly wholes: readonly string[]
}

interface Query {
  readonly words: readonly string[]
  readonly whole: string
}

export const createSearchableEntry = (entry: PaletteEntry): SearchableEntry => {
  const all = [entry.name, ...(entry.aliases ?? [])]
  return { entry, names: all.map(normalizeSearchText), wholes: all.map(normalizeWithoutSpaces) }
}

const matchesWordStarts = (names: readonly string[], { words }: Query) =>
  names.some((name) => words.every((word) => ` ${name}`.includes(` ${word}`)))

const EXACT = 0
/** Match tests in rank order: exact name, prefix of the own name, pinyin initials, word starts; then other names, then substrings. */
const RANKS: readonly ((entries: SearchableEntry, typed: Query) => boolean)[] = [
  ({ wholes }, { whole }) => wholes.includes(whole),
  ({ wholes: [own] }, { whole }) => own!.startsWith(whole),
  ({ entry }, { whole }) => /^[a-z]+$/.test(whole) && getPinyinInitials(entry.name).startsWith(whole),
  ({ names: [own] }, typed) => matchesWordStarts([own!], typed),
  ({ wholes }, { whole }) => wholes.some((name) => name.startsWith(whole)),
  ({ names }, typed) => matchesWordStarts(names, typed),
  ({ wholes }, { whole }) => wholes.some((name) => name.includes(whole)),
]

interface Ranked {
  readonly entry: PaletteEntry
  readonly rank: number
  /** Index in the recent entries; 0 is the latest. */
  readonly recency: number
}

/** Sorts exact matches first, then recent entries, then better matches. */
function compareRanked(a: Ranked, b: Ranked): number {
  return (
    Number(b.rank === EXACT) - Number(a.rank === EXACT) ||
    a.recency - b.recency ||
    a.rank - b.rank ||
    ENTRY_KINDS.indexOf(a.entry.kind) - ENTRY_KINDS.indexOf(b.entry.kind)
  )
}

/** Returns the entries matching the text, best first. */
export function searchPaletteEntries(
  text: string,
  entries: readonly SearchableEntry[],
  recentIds: readonly string[],
): readonly PaletteEntry[] {
  const typed = { words: normalizeSearchText(text).split(' '), whole: normalizeWithoutSpaces(text) }
  if (typed.whole === '') return []
  return entries
    .map((one) => ({
      entry: one.entry,
      rank: RANKS.findIndex((matches) => matches(one, typed)),
      recency: recencyOf(recentIds, one.entry.id),
    }))
    .filter(({ rank }) => rank >= 0)
    .toSorted(compareRanked)
    .map(({ entry }) => entry)
}

const recencyOf = (recentIds: readonly string[], id: string) => {
  const at = recentIds.indexOf(id)
  return at < 0 ? recentIds.length : at
}
