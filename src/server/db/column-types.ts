/** Boolean column. Column types are the same on SQLite and PostgreSQL: times are integer milliseconds, JSON and ids are text. */
export type Bit = 0 | 1
