import type { CompiledQuery } from 'kysely'
import { NodeSqliteAdapter } from './node-sqlite.ts'
import type { Db } from './open.ts'

/** The key of the cache: the adapter decides the SQL text, and transactions share that of their database. */
type Dialect = ReturnType<Db['getExecutor']>['adapter']

/**
 * A query that every request runs: its SQL is compiled once per database, as compiling takes longer than running. The values in
 * `build` are placeholders, replaced in the order of the text.
 */
export function prepareQuery<Row>(
  build: (db: Db) => { compile: () => CompiledQuery<Row> },
): (db: Db, ...values: readonly unknown[]) => Promise<Row[]> {
  const texts = new WeakMap<Dialect, CompiledQuery<Row>>()
  return async (db, ...values) => {
    const { adapter } = db.getExecutor()
    const known = texts.get(adapter) ?? build(db).compile()
    texts.set(adapter, known)
    if (known.parameters.length !== values.length) throw new Error(`${known.parameters.length} values are needed: ${known.sql}`)
    // A transaction sees its own writes only through its own connection.
    const rows = adapter instanceof NodeSqliteAdapter && !db.isTransaction ? adapter.read(known.sql, values) : undefined
    if (rows !== undefined) return rows as Row[]
    return (await db.executeQuery<Row>({ ...known, parameters: values })).rows
  }
}
