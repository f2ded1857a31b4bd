import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'

/** A row that stores the server's copy of a document separately from the optimistic state that is shown. */
export interface OverlayRow<Doc> {
  /** State for screens: `confirmed` with all pending changes applied; null if nothing is shown. */
  readonly shown: Doc | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: Doc | null
}

/** The Dexie table methods used here. Dexie's own type is invariant in its row type; this type accepts the table of any overlay row. */
interface Rows<Row> {
  get(subject: string): PromiseLike<Row | undefined>
  put(row: Row): PromiseLike<unknown>
  delete(subject: string): PromiseLike<void>
  toArray(): PromiseLike<Row[]>
  bulkPut(rows: Row[]): PromiseLike<unknown>
  bulkDelete(subjects: string[]): PromiseLike<void>
}

/** How a table stores overlay rows; its primary key is the subject of the changes. */
export interface OverlayTable<Row extends OverlayRow<unknown>> {
  table(db: UserDb): Rows<Row>
  subjectOf(row: Row): string
  /** Returns the initial row of a subject without a row. */
  blank(subject: string): Row
  /** Returns whether a row stays that has neither a server copy nor pending changes. */
  isKept(row: Row): boolean
}

/** The part of the change kinds that rebasing needs. */
export type PatchKinds = Readonly<Record<string, { patch(shown: unknown, intent: Intent): unknown }>>

/** Returns the row of a subject; a blank row if there is none. */
export async function readOverlayRow<Row extends OverlayRow<unknown>>(
  db: UserDb,
  overlay: OverlayTable<Row>,
  subject: string,
): Promise<Row> {
  return (await overlay.table(db).get(subject)) ?? overlay.blank(subject)
}

/** Returns the pending changes of a subject, in order. */
export function readPendingChanges(db: UserDb, subject: string): Promise<Intent[]> {
  return db.outbox.where('subject').equals(subject).sortBy('seq')
}

/** Applies all pending changes in order to the server's copy. Every update of `shown` ends here, so a rollback needs no code of its own. */
export function applyPendingChanges<Doc>(kinds: PatchKinds, confirmed: Doc | null, intents: readonly Intent[]): Doc | null {
  return intents.reduce((shown, intent) => kinds[intent.kind]!.patch(shown, intent) as Doc | null, confirmed)
}

/** Applies the pending changes of one subject again to the server's copy. Call inside `withTransaction`. */
export async function rebaseDocument<Row extends OverlayRow<unknown>>(
  db: UserDb,
  kinds: PatchKinds,
  overlay: OverlayTable<Row>,
  subject: string,
): Promise<void> {
  const pending = await readPendingChanges(db, subject)
  const next = computeRow(kinds, overlay, await readOverlayRow(db, overlay, subject), pending)
  if (next) await overlay.table(db).put(next)
  else await overlay.table(db).delete(subject)
}

/**
 * Rebases all rows after applying `change` to each, and subjects in `more` that have no row. Writes only changed rows. Call inside
 * `withTransaction`.
 */
export async function rebaseAllDocuments<Row extends OverlayRow<unknown>>(
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
    computeRow(kinds, overlay, change(rows.get(subject) ?? overlay.blank(subject)), pending.get(subject) ?? []),
  )
  // Uses bulk writes, because with row-by-row awaits on a long list Dexie loses track of the transaction.
  await table.bulkDelete(subjects.filter((_, i) => !next[i]))
  await table.bulkPut(next.filter((row, i) => row !== null && JSON.stringify(row) !== JSON.stringify(rows.get(subjects[i]!))) as Row[])
}

/** Returns the row with pending changes applied; null if the row has no pending changes, no server copy and no other reason to stay. */
function computeRow<Row extends OverlayRow<unknown>>(
  kinds: PatchKinds,
  overlay: OverlayTable<Row>,
  row: Row,
  pending: readonly Intent[],
): Row | null {
  const isNeeded = row.confirmed !== null || pending.length > 0 || overlay.isKept(row)
  return isNeeded ? { ...row, shown: applyPendingChanges(kinds, row.confirmed, pending) } : null
}
