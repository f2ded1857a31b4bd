import { sharePostgres } from './postgres.ts'

/** Runs before the tests; what it answers runs after them. */
export const setup = sharePostgres
