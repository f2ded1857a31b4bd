import { folded, foldedWhole } from '../../language/folded.ts'
import { type Entry, KINDS } from './entry.ts'
import { initialsOf } from './initials.ts'

/** An entry with its names as they are compared. */
interface Sought {
  readonly entry: Entry
  readonly names: readonly string[]
  readonly wholes: readonly string[]
}

interface Typed {
  readonly words: readonly string[]
  readonly whole: string
}

export const soughtOf = (entry: Entry): Sought => {
  const all = [entry.name, ...(entry.also ?? [])]
  return { entry, names: all.map(folded), wholes: all.map(foldedWhole) }
}

const EXACT = 0
/** How near an entry is to what was typed: all of a name, its beginning, its characters by their first letters, words of it, a piece. */
const RANKS: readonly ((sought: Sought, typed: Typed) => boolean)[] = [
  ({ wholes }, { whole }) => wholes.includes(whole),
  ({ wholes }, { whole }) => wholes.some((name) => name.startsWith(whole)),
  ({ entry }, { whole }) => /^[a-z]+$/.test(whole) && initialsOf(entry.name).startsWith(whole),
  ({ names }, { words }) => names.some((name) => words.every((word) => ` ${name}`.includes(` ${word}`))),
  ({ wholes }, { whole }) => wholes.some((name) => name.includes(whole)),
]

interface Ranked {
  readonly entry: Entry
  readonly rank: number
  /** Place among what was used lately; 0 the last one. */
  readonly lately: number
}

/** Whoever types a whole name means it; then what was used lately comes first, then what is nearer. */
function byNearness(a: Ranked, b: Ranked): number {
  return (
    Number(b.rank === EXACT) - Number(a.rank === EXACT) ||
    a.lately - b.lately ||
    a.rank - b.rank ||
    KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind)
  )
}

/** The entries that what was typed may mean, the likeliest first. */
export function rankedFor(text: string, sought: readonly Sought[], latelyUsed: readonly string[]): readonly Entry[] {
  const typed = { words: folded(text).split(' '), whole: foldedWhole(text) }
  if (typed.whole === '') return []
  return sought
    .map((one) => ({ entry: one.entry, rank: RANKS.findIndex((fits) => fits(one, typed)), lately: placeIn(latelyUsed, one.entry.id) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted(byNearness)
    .map(({ entry }) => entry)
}

const placeIn = (latelyUsed: readonly string[], id: string) => {
  const at = latelyUsed.indexOf(id)
  return at < 0 ? latelyUsed.length : at
}
