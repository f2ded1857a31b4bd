import type { Person } from './person.ts'
import type { Locale } from './written.ts'

/** What a slot says of a chart; undefined where the chart has nothing to say. */
export type Fill = (person: Person, locale: Locale) => string | undefined

/** How a slot is written and what fills it; `make` gets what the groups of the pattern caught. */
export type SlotForm = readonly [pattern: RegExp, make: (...caught: string[]) => Fill]
