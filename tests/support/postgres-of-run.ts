import { sharePostgres } from './postgres.ts'

/** Global setup: Vitest calls it before all tests, and calls the function that it returns after them. */
export const setup = sharePostgres
