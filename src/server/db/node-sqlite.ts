import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

/** Preparing costs more than running most of our queries; the texts are few. */
const STATEMENTS_KEPT = 500
/** How long to wait for another process's lock. */
const BUSY_MS = 10_000

function statementOf(statement: StatementSync): SqliteStatement {
  // Kysely hands over what its query builder was given; our column types are numbers, texts and null.
  const valuesOf = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...valuesOf(parameters)),
    run: (parameters) => statement.run(...valuesOf(parameters)),
    iterate: (parameters) => statement.iterate(...valuesOf(parameters)),
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

/** SQLite waits for a lock by itself, but not for this change when several processes make it on a new file at once. */
function changeToWal(database: DatabaseSync): void {
  const end = Date.now() + BUSY_MS
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}

/**
 * Node's own SQLite as Kysely wants it. Every acknowledged write is on the disk (`synchronous=FULL`).
 * Transactions begin *immediate*: a deferred one that turns into a writer fails with BUSY where an
 * immediate one waits.
 */
function databaseOf(file: string): SqliteDatabase {
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
  changeToWal(database)
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  // What is deleted is overwritten: a closed account is not to be read out of the file.
  database.exec('PRAGMA secure_delete = ON')
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      const sql = text === 'begin' ? 'begin immediate' : text
      const known = statements.get(sql)
      if (known) return known
      const statement = statementOf(database.prepare(sql))
      if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value!)
      statements.set(sql, statement)
      return statement
    },
  }
}

/** Tells Kysely that a migration can be undone as a whole; without it, processes that start together crash. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/** A Kysely dialect on one SQLite file. One server process per file; more processes want PostgreSQL. */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect({ database: databaseOf(file) })
}
