import type { CompiledQuery } from 'kysely'
import { NodeSqliteAdapter } from './node-sqlite.ts'
import type { Db } from './open.ts'

/** Key of the cache: the adapter determines the SQL text, and transactions share the adapter of their database. */
type Dialect = ReturnType<Db['getExecutor']>['adapter']

/** Returns a query that is compiled once per database. Call values replace the placeholder values of `build`, in the SQL text's order. */
export function prepareQuery<Row>(
  build: (db: Db) => { compile: () => CompiledQuery<Row> },
): (db: Db, ...values: readonly unknown[]) => Promise<Row[]> {
  const texts = new WeakMap<Dialect, CompiledQuery<Row>>()
  return async (db, ...values) => {
    const { adapter } = db.getExecutor()
    const known = texts.get(adapter) ?? build(db).compile()
    texts.set(adapter, known)
    if (known.parameters.length !== values.length) throw new Error(`${known.parameters.length} values are needed: ${known.sql}`)
    // Reads on the second connection, except in a transaction, which sees its own writes only on its own connection.
    const rows = adapter instanceof NodeSqliteAdapter && !db.isTransaction ? adapter.read(known.sql, values) : undefined
    if (rows !== undefined) return rows as Row[]
    return (await db.executeQuery<Row>({ ...known, parameters: values })).rows
  }
}
