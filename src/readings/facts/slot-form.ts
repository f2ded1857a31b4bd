import type { Locale } from '../reader/locale.ts'
import type { ChartPerson } from './chart-person.ts'

/** Function that returns the text of a slot for a chart; undefined if the chart has nothing for it. */
export type SlotFiller = (person: ChartPerson, locale: Locale) => string | undefined

/** Pattern of slot names, and `make`, which builds a `SlotFiller` from the captured groups. */
export type SlotDefinition = readonly [pattern: RegExp, make: (...caught: string[]) => SlotFiller]
