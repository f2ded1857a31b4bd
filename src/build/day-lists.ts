/**
 * Packs the 720 lists of 宜, 忌 and gods (tyme4ts 1.5.2, 协纪辨方书) into `src/almanac/data/day-lists.ts`; a test compares. `node
 * src/build/day-lists.ts`
 */
import { writeFileSync } from 'node:fs'
import { ACTIVITIES, isLuckyGod } from '#almanac/codes.ts'
import { LUCKY_GOD_ORDER, UNLUCKY_GOD_ORDER } from '#almanac/god-order.ts'
import type { DayLists } from '#almanac/index.ts'
import { packCodes } from '#almanac/packed-codes.ts'
import { getLibraryDayLists } from './almanac/calendar-lists.ts'

const TARGET = new URL('../almanac/data/day-lists.ts', import.meta.url)

const LISTS: readonly DayLists[] = Array.from({ length: 720 }, (_, at) => getLibraryDayLists(Math.floor(at / 60), at % 60))

/** Returns a TypeScript string literal. Packed codes may contain a backslash, but no quotation mark. */
const literalOf = (text: string) => `'${text.replaceAll('\\', '\\\\')}'`

const packedOf = (textOf: (lists: DayLists) => string) => literalOf(LISTS.map(textOf).join('|'))

/**
 * Returns the source of `src/almanac/data/day-lists.ts`: one character per code, so that a single day can be read; gzip removes
 * repetitions.
 */
export function generateDayListsSource(): string {
  return `// Made by src/build/day-lists.ts from tyme4ts 1.5.2; do not edit.

/** 宜 of the sixty days of a 子 month, then a 丑 month …: one character per activity (packed-codes.ts), in the order of \`ACTIVITIES\`. */
export const ADVISED =
  ${packedOf((lists) => packCodes(lists.do, ACTIVITIES))}

/** 忌 in the same format. */
export const WARNED =
  ${packedOf((lists) => packCodes(lists.dont, ACTIVITIES))}

/** Activities with old names in both lists, in the same format. */
export const CONFLICTING =
  ${packedOf((lists) => packCodes(lists.conflicting, ACTIVITIES))}

/** Per day: 1 for 诸事不宜 plus 2 for 馀事勿取. */
export const MARKS =
  '${LISTS.map(({ nothing, onlyNamed }) => Number(nothing) + 2 * Number(onlyNamed)).join('')}'

/** 吉神宜趋: one character per god, by \`LUCKY\` of god-order.ts. */
export const LUCKY_GODS =
  ${packedOf(({ gods }) => packCodes(gods.filter(isLuckyGod), LUCKY_GOD_ORDER))}

/** 凶煞宜忌, by \`UNLUCKY_GOD_ORDER\`. */
export const UNLUCKY_GODS =
  ${packedOf(({ gods }) =>
    packCodes(
      gods.filter((god) => !isLuckyGod(god)),
      UNLUCKY_GOD_ORDER,
    ),
  )}
`
}

if (import.meta.main) writeFileSync(TARGET, generateDayListsSource())
