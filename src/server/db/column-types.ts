/**
 * Column types that mean the same on SQLite and PostgreSQL: times are integer milliseconds, booleans are 1 and 0, JSON and ids are
 * texts.
 */
export type Bit = 0 | 1
