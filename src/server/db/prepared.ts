import type { CompiledQuery } from 'kysely'
import { NodeSqliteAdapter } from './node-sqlite.ts'
import type { Db } from './open.ts'

/** The database's, which decides the text; transactions have their database's. */
type Dialect = ReturnType<Db['getExecutor']>['adapter']

/**
 * A query of what every request asks: its text is made once for each database, for making it takes
 * longer than running it. What `build` compares with is only there to be replaced, in the order of the text.
 */
export function prepared<Row>(
  build: (db: Db) => { compile: () => CompiledQuery<Row> },
): (db: Db, ...values: readonly unknown[]) => Promise<Row[]> {
  const texts = new WeakMap<Dialect, CompiledQuery<Row>>()
  return async (db, ...values) => {
    const { adapter } = db.getExecutor()
    const known = texts.get(adapter) ?? build(db).compile()
    texts.set(adapter, known)
    if (known.parameters.length !== values.length) throw new Error(`${known.parameters.length} values are needed: ${known.sql}`)
    // A transaction sees what it has written itself, through its own connection.
    const rows = adapter instanceof NodeSqliteAdapter && !db.isTransaction ? adapter.read(known.sql, values) : undefined
    if (rows !== undefined) return rows as Row[]
    return (await db.executeQuery<Row>({ ...known, parameters: values })).rows
  }
}
