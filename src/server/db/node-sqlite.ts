import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

/** Maximum number of cached statements. Preparing costs more than running most queries, and there are few distinct ones. */
const MAX_STATEMENTS = 500
/** Maximum wait for another connection's lock, and the retry interval (ms). A scrub of a large file holds the lock for many seconds. */
const BUSY_MS = 60_000
const LOOK_MS = 5

/** Narrows the type of query parameters: our columns only hold numbers, texts and null. */
const valuesOf = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]

/** Caches prepared statements by text; drops the oldest one over the limit. */
function cacheStatements<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const statements = new Map<string, Statement>()
  return (sql) => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = prepare(sql)
    if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value!)
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

/** Whether SQLite refused because another connection holds the lock. */
export const isDatabaseLockedError = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

/** Switches the file to WAL mode; retries while other processes do the same with a new file. */
function changeToWal(database: DatabaseSync): void {
  const end = Date.now() + BUSY_MS
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      if (!isDatabaseLockedError(error) || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
    }
  }
}

/**
 * Adapts Node's SQLite to Kysely. A commit is on disk. Begins transactions *immediate*: deferred ones could fail with BUSY at
 * their first write.
 */
function databaseOf(file: string): SqliteDatabase {
  const database = new DatabaseSync(file)
  changeToWal(database)
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  // Overwrites deleted data, so that the data of a closed account cannot be recovered from the file.
  database.exec('PRAGMA secure_delete = ON')
  const statements = cacheStatements((sql) => statementOf(database.prepare(sql)))
  return {
    close: () => database.close(),
    prepare: (text) => {
      // Skips a rollback if the transaction has ended, as after a full disk; the failing rollback would hide the cause.
      if (text === 'rollback' && !database.isTransaction) return NOTHING
      return statements(text === 'begin' ? 'begin immediate' : text)
    },
  }
}

/** Retries asynchronously while another process holds the lock; SQLite's own wait would block the whole process. */
async function retryWhileBusy<T>(run: () => Promise<T>): Promise<T> {
  const end = Date.now() + BUSY_MS
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isDatabaseLockedError(error) || Date.now() > end) throw error
      await setTimeout(LOOK_MS)
    }
  }
}

class RetryingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }
}

/** Opens a second, read-only connection, which sees committed data and does not wait for transactions. */
function readerOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const statements = cacheStatements((sql) => database.prepare(sql))
  return {
    read: (sql: string, values: readonly unknown[]): unknown[] | undefined => {
      try {
        return statements(sql).all(...valuesOf(values))
      } catch (error) {
        if (isDatabaseLockedError(error)) return undefined
        throw error
      }
    },
    close: () => database.close(),
  }
}

/** Returns rows synchronously as of the last commit; undefined while another process locks them. */
type Read = (sql: string, values: readonly unknown[]) => unknown[] | undefined

/** Adapter that declares migrations as transactional; otherwise processes that start together crash. Also offers synchronous reads. */
export class NodeSqliteAdapter extends SqliteAdapter {
  /** Reads without Kysely, for queries that every request makes: no promise and no extra tick. */
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
  readonly #database: SqliteDatabase
  readonly #read: Read

  constructor(file: string) {
    const database = databaseOf(file)
    const reader = readerOf(file)
    const both: SqliteDatabase = {
      prepare: (sql) => database.prepare(sql),
      close: () => {
        reader.close()
        database.close()
      },
    }
    super({ database: both })
    this.#database = both
    this.#read = reader.read
  }

  override createDriver(): Driver {
    return new RetryingDriver({ database: this.#database })
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter(this.#read)
  }
}

/** Creates the Kysely dialect for a SQLite file. Only one server process may use the file; several need PostgreSQL. */
export function createSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect(file)
}
