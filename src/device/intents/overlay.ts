import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'

/** A row that keeps the server's copy of a document apart from what is shown of it. */
export interface OverlaidRow<Doc> {
  /** What screens read: `confirmed` with the unanswered changes over it; null when there is nothing to show. */
  readonly shown: Doc | null
  /** The server's last copy; null when it has none. */
  readonly confirmed: Doc | null
}

/** What is asked of a Dexie table. Its own type stands for one row exactly, and this one for any that is layered. */
interface Rows<Row> {
  get(subject: string): PromiseLike<Row | undefined>
  put(row: Row): PromiseLike<unknown>
  delete(subject: string): PromiseLike<void>
  toArray(): PromiseLike<Row[]>
  bulkPut(rows: Row[]): PromiseLike<unknown>
  bulkDelete(subjects: string[]): PromiseLike<void>
}

/** How a table keeps such rows; its primary key is the subject of the changes. */
export interface OverlayTable<Row extends OverlaidRow<unknown>> {
  table(db: UserDb): Rows<Row>
  subjectOf(row: Row): string
  /** The row of a subject that nothing is known of. */
  blank(subject: string): Row
  /** Whether a row says something though the server has no copy and nothing waits. */
  isKept(row: Row): boolean
}

/** What laying changes anew needs to know of their kinds. */
export type PatchKinds = Readonly<Record<string, { patch(shown: unknown, intent: Intent): unknown }>>

export async function readRow<Row extends OverlaidRow<unknown>>(db: UserDb, overlay: OverlayTable<Row>, subject: string): Promise<Row> {
  return (await overlay.table(db).get(subject)) ?? overlay.blank(subject)
}

/** The unanswered changes of a subject, in order. */
export function pendingOf(db: UserDb, subject: string): Promise<Intent[]> {
  return db.outbox.where('subject').equals(subject).sortBy('seq')
}

/**
 * What a document shows: the server's last confirmed copy with every unanswered change over it, in
 * order. Making, confirming, refusing and pulling all end here, so a rollback is nothing special.
 */
export function applyPending<Doc>(kinds: PatchKinds, confirmed: Doc | null, intents: readonly Intent[]): Doc | null {
  return intents.reduce((shown, intent) => kinds[intent.kind]!.patch(shown, intent) as Doc | null, confirmed)
}

/** Lays the unanswered changes of one subject anew over the server's copy. Call inside `withTransaction`. */
export async function rebaseDocument<Row extends OverlaidRow<unknown>>(
  db: UserDb,
  kinds: PatchKinds,
  overlay: OverlayTable<Row>,
  subject: string,
): Promise<void> {
  const pending = await pendingOf(db, subject)
  const next = rebased(kinds, overlay, await readRow(db, overlay, subject), pending)
  if (next) await overlay.table(db).put(next)
  else await overlay.table(db).delete(subject)
}

/**
 * The same for every row, each as `change` makes it first, and for `more` subjects that may have none
 * yet. Rows that stay as they are wake no screen. Call inside `withTransaction`.
 */
export async function rebaseAllDocuments<Row extends OverlaidRow<unknown>>(
  db: UserDb,
  kinds: PatchKinds,
  overlay: OverlayTable<Row>,
  change: (row: Row) => Row = (row) => row,
  more: readonly string[] = [],
): Promise<void> {
  const table = overlay.table(db)
  const rows = new Map((await table.toArray()).map((row) => [overlay.subjectOf(row), row]))
  const pending = Map.groupBy(await db.outbox.orderBy('seq').toArray(), ({ subject }) => subject)
  const subjects = [...new Set([...rows.keys(), ...more])]
  const next = subjects.map((subject) =>
    rebased(kinds, overlay, change(rows.get(subject) ?? overlay.blank(subject)), pending.get(subject) ?? []),
  )
  // Read and written as a whole: row by row, a long list outlasts what the library can follow of one transaction.
  await table.bulkDelete(subjects.filter((_, i) => !next[i]))
  await table.bulkPut(next.filter((row, i) => row !== null && JSON.stringify(row) !== JSON.stringify(rows.get(subjects[i]!))) as Row[])
}

/** A row without any copy, and with nothing unsent, says nothing: null. */
function rebased<Row extends OverlaidRow<unknown>>(
  kinds: PatchKinds,
  overlay: OverlayTable<Row>,
  row: Row,
  pending: readonly Intent[],
): Row | null {
  const isNeeded = row.confirmed !== null || pending.length > 0 || overlay.isKept(row)
  return isNeeded ? { ...row, shown: applyPending(kinds, row.confirmed, pending) } : null
}
