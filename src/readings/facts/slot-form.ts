import type { Locale } from '../reader/locale.ts'
import type { ChartPerson } from './chart-person.ts'

/** Returns the text of a slot for a chart; undefined if the chart has none. */
export type SlotFill = (person: ChartPerson, locale: Locale) => string | undefined

/** Pattern of a slot, and `make`, which builds its fill from the captured groups. */
export type SlotForm = readonly [pattern: RegExp, make: (...caught: string[]) => SlotFill]
