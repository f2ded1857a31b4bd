import type { Person } from './person.ts'

/** Whether a chart has a fact. */
export type Predicate = (person: Person) => boolean

/**
 * One form of facts: how its id is written and what it asks. `make` gets what the groups of the pattern caught;
 * `name` is the id with letters in place of codes, as the README lists it.
 */
export interface Form {
  readonly pattern: RegExp
  readonly make: (...caught: string[]) => Predicate
}

export const form = (pattern: RegExp, make: Form['make']): Form => ({ pattern, make })

export const isWithin = (value: number, sign: string, limit: string) => (sign === '>=' ? value >= Number(limit) : value <= Number(limit))
