import type { ChartPerson } from './chart-person.ts'

/** Whether a chart has a fact. */
export type Predicate = (person: ChartPerson) => boolean

/**
 * One form of fact ids (README, "Facts"): the pattern of the id, and `make`, which builds the predicate from the captured
 * groups.
 */
export interface FactForm {
  readonly pattern: RegExp
  readonly make: (...caught: string[]) => Predicate
}

export const factForm = (pattern: RegExp, make: FactForm['make']): FactForm => ({ pattern, make })

export const meetsLimit = (value: number, sign: string, limit: string) => (sign === '>=' ? value >= Number(limit) : value <= Number(limit))
