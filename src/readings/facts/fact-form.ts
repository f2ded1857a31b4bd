import type { ChartPerson } from './chart-person.ts'

/** Function that returns whether a chart has a certain fact. */
export type FactPredicate = (person: ChartPerson) => boolean

/**
 * A form of fact ids (README, "Facts"): the pattern of the ids, and `make`, which builds the predicate from the groups
 * that the pattern captures.
 */
export interface FactDefinition {
  readonly pattern: RegExp
  readonly make: (...caught: string[]) => FactPredicate
}

export const defineFact = (pattern: RegExp, make: FactDefinition['make']): FactDefinition => ({ pattern, make })

export const meetsLimit = (value: number, sign: string, limit: string) => (sign === '>=' ? value >= Number(limit) : value <= Number(limit))
