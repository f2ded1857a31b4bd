/**
 * Packs the 720 lists of 宜, 忌 and gods into `src/almanac/data/day-lists.ts`. Run: `node src/build/day-lists.ts`.
 * A test makes the text again and compares. Source: tyme4ts 1.5.2 (协纪辨方书 tradition), its names gathered
 * into the almanac's codes by the tables in `almanac/`.
 *
 * The lists stand as they are read, a character a code, so that a day is unpacked alone; what days have in common is
 * left to gzip. A column for each god would be smaller, but gods have no order that holds in all lists.
 */
import { writeFileSync } from 'node:fs'
import { ACTIVITIES, isLuckyGod } from '#almanac/codes.ts'
import { LUCKY, UNLUCKY } from '#almanac/god-order.ts'
import type { DayLists } from '#almanac/index.ts'
import { packedCodesOf } from '#almanac/packed-codes.ts'
import { calendarListsOf } from './almanac/calendar-lists.ts'

const TARGET = new URL('../almanac/data/day-lists.ts', import.meta.url)

const LISTS: readonly DayLists[] = Array.from({ length: 720 }, (_, at) => calendarListsOf(Math.floor(at / 60), at % 60))

/** A TypeScript literal; the characters of packed codes include the backslash, and no quote. */
const literalOf = (text: string) => `'${text.replaceAll('\\', '\\\\')}'`

const packedOf = (textOf: (lists: DayLists) => string) => literalOf(LISTS.map(textOf).join('|'))

/** The whole text of `src/almanac/data/day-lists.ts`. */
export function dayListsSource(): string {
  return `// Made by src/build/day-lists.ts from tyme4ts 1.5.2; do not edit.

/** 宜 of the sixty days of a 子 month, of a 丑 month …: a character an activity (packed-codes.ts), in the order of \`ACTIVITIES\`. */
export const ADVISED =
  ${packedOf((lists) => packedCodesOf(lists.do, ACTIVITIES))}

/** 忌, likewise. */
export const WARNED =
  ${packedOf((lists) => packedCodesOf(lists.dont, ACTIVITIES))}

/** Advised by one old name and warned of by another, likewise. */
export const CONFLICTING =
  ${packedOf((lists) => packedCodesOf(lists.conflicting, ACTIVITIES))}

/** For each day 1 for 诸事不宜 and 2 for 馀事勿取, together. */
export const MARKS =
  '${LISTS.map(({ nothing, onlyNamed }) => Number(nothing) + 2 * Number(onlyNamed)).join('')}'

/** 吉神宜趋: a character a god, by \`LUCKY\` of god-order.ts. */
export const LUCKY_GODS =
  ${packedOf(({ gods }) => packedCodesOf(gods.filter(isLuckyGod), LUCKY))}

/** 凶煞宜忌, which an almanac prints after them, by \`UNLUCKY\`. */
export const UNLUCKY_GODS =
  ${packedOf(({ gods }) =>
    packedCodesOf(
      gods.filter((god) => !isLuckyGod(god)),
      UNLUCKY,
    ),
  )}
`
}

if (import.meta.main) writeFileSync(TARGET, dayListsSource())
