import { HEXAGRAM_ROWS } from './data/hexagrams.ts'

/** A name in every interface language. */
type Names = Readonly<Record<'zh_TW' | 'zh_CN' | 'en_US', string>>

export interface Hexagram {
  /** 1…64 in King Wen's order. */
  readonly number: number
  /** Six lines from the bottom, `1` unbroken, `0` broken. */
  readonly bits: string
  readonly name: Names
}

/** All 64 hexagrams in King Wen's order. */
export const HEXAGRAMS: readonly Hexagram[] = HEXAGRAM_ROWS.map(([bits, zh_TW, zh_CN, en_US], i) => ({
  number: i + 1,
  bits,
  name: { zh_TW, zh_CN, en_US },
}))

const byBits = new Map(HEXAGRAMS.map((hexagram) => [hexagram.bits, hexagram]))

/** Returns a hexagram by its number. @throws RangeError for a number outside 1…64 */
export function hexagramOfNumber(number: number): Hexagram {
  const found = HEXAGRAMS[number - 1]
  if (found === undefined) throw new RangeError(`no hexagram ${number}`)
  return found
}

/** Returns a hexagram by its lines. @throws RangeError unless `bits` are six characters 0 or 1 */
export function hexagramOfBits(bits: string): Hexagram {
  const found = byBits.get(bits)
  if (found === undefined) throw new RangeError(`no hexagram of ${bits}`)
  return found
}

/** Returns 互卦, the nuclear hexagram: lines 2, 3, 4 below and 3, 4, 5 above. */
export function getNuclearHexagram({ bits }: Hexagram): Hexagram {
  return hexagramOfBits(bits.slice(1, 4) + bits.slice(2, 5))
}

/** Returns 错卦, the opposite hexagram: every line inverted. */
export function getOppositeHexagram({ bits }: Hexagram): Hexagram {
  return hexagramOfBits([...bits].map((bit) => (bit === '1' ? '0' : '1')).join(''))
}

/** Returns 综卦, the reversed hexagram: the lines in reverse order. */
export function getReversedHexagram({ bits }: Hexagram): Hexagram {
  return hexagramOfBits([...bits].toReversed().join(''))
}
