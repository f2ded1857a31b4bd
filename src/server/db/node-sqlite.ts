import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

/** Preparing costs more than running most of our queries; the texts are few. */
const STATEMENTS_KEPT = 500
/** How long to wait for another process's lock. */
const BUSY_MS = 10_000

/** Kysely hands over what its query builder was given; our column types are numbers, texts and null. */
const valuesOf = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]

/** Keeps what is made of a text, the newest few hundred. */
function kept<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const statements = new Map<string, Statement>()
  return (sql) => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = prepare(sql)
    if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value!)
    statements.set(sql, statement)
    return statement
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...valuesOf(parameters)),
    run: (parameters) => statement.run(...valuesOf(parameters)),
    iterate: (parameters) => statement.iterate(...valuesOf(parameters)),
  }
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
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
  const statements = kept((sql) => statementOf(database.prepare(sql)))
  return {
    close: () => database.close(),
    prepare: (text) => {
      // A full disk has ended the transaction already; to fail over that would hide why.
      if (text === 'rollback' && !database.isTransaction) return NOTHING
      return statements(text === 'begin' ? 'begin immediate' : text)
    },
  }
}

/** A second connection of the same process, which sees what is committed and waits for no transaction. */
function readerOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
  const statements = kept((sql) => database.prepare(sql))
  return {
    read: (sql: string, values: readonly unknown[]): unknown[] => statements(sql).all(...valuesOf(values)),
    close: () => database.close(),
  }
}

/** Reads rows at once, as of the last commit. */
type Read = (sql: string, values: readonly unknown[]) => unknown[]

/** Tells Kysely that a migration can be undone as a whole; without it, processes that start together crash. */
export class NodeSqliteAdapter extends SqliteAdapter {
  /** The way past Kysely for what every request reads: no turn is waited for, no promise made. */
  readonly read: Read

  constructor(read: Read) {
    super()
    this.read = read
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #read: Read

  constructor(file: string) {
    const database = databaseOf(file)
    const reader = readerOf(file)
    super({
      database: {
        prepare: (sql) => database.prepare(sql),
        close: () => {
          reader.close()
          database.close()
        },
      },
    })
    this.#read = reader.read
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter(this.#read)
  }
}

/** A Kysely dialect on one SQLite file. One server process per file; more processes want PostgreSQL. */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect(file)
}
