import type { Dexie, Transaction } from 'dexie'
import { uuidv7 } from './uuidv7.ts'

/** Declares the schema versions, with indexed fields only. Versions already released stay declared when new ones are added. */
export function declareSchemaVersions(db: Dexie): void {
  db.version(1).stores({
    archives: '&archive_id',
    outbox: '++seq, &id, archive_id',
    conflicts: '&id, archive_id',
    failures: '&id, archive_id',
    fortunes: '&[archive_id+date]',
    state: '&key',
    queries: '&key',
  })
  // Deletes stored days: some of the engine codes in them changed, so the days are opened again.
  db.version(2).upgrade((change) => change.table('fortunes').clear())
  // Replaces `archive_id` of changes (empty for settings) by `subject`.
  db.version(3).stores({ outbox: '++seq, &id, subject', conflicts: '&id, subject', failures: '&id, subject' }).upgrade(addSubjects)
  // Adds the list of unlocked books to archives, empty until the next pull. Queues the opened days, which were local and are now synced.
  db.version(4).upgrade(async (change) => {
    await addBookLists(change)
    await queueOpenedDays(change)
  })
  // Adds books, their status, and marks in them.
  db.version(5).stores({ books: '&[archive_id+product_id+version]', shelf: '&[archive_id+product_id]', marks: '&id' })
  // Adds conversations, turns and drafts.
  db.version(6).stores({
    conversations: '&conversation_id',
    turns: '&message_id, shown.conversation_id, shown.answer.state',
    drafts: '&key',
  })
  // Adds images, with files in separate tables, so that lists do not read them. Archives can show an image instead of their seal.
  db.version(7).stores({ images: '&image_id', fullImages: '&image_id', thumbs: '&image_id' }).upgrade(addAvatars)
  // Adds podcasts and stored chapters.
  db.version(8).stores({ podcasts: '&[archive_id+locale]', audio: '&[archive_id+locale+chapter]' })
  // Adds life events and verdicts on statements of books.
  db.version(9).stores({ life: '&id' })
}

/** A row of version 2; after `nameSubject` a row of version 3. */
interface OldRow {
  archive_id?: string
  subject?: string
}

async function addSubjects(change: Transaction): Promise<void> {
  await change.table('outbox').toCollection().modify(nameSubject)
  await change.table('conflicts').toCollection().modify(migrateConflict)
  await change.table('failures').toCollection().modify(migrateFailure)
  const pulled = (await change.table('state').get('lastPulledAt')) as { value: number } | undefined
  if (pulled) await change.table('state').put({ key: 'pulledAt:archives', value: pulled.value })
  await change.table('state').delete('lastPulledAt')
}

function nameSubject(row: OldRow): void {
  row.subject = row.archive_id || 'settings'
  delete row.archive_id
}

/** Sets the kind: in version 2 only edits of archives could conflict. */
function migrateConflict(row: OldRow & { kind?: string }): void {
  nameSubject(row)
  row.kind = 'updateArchive'
}

function migrateFailure(row: OldRow & { intent: OldRow; after: OldRow[]; user_name?: string; name?: string }): void {
  for (const entry of [row, row.intent, ...row.after]) nameSubject(entry)
  row.name = row.user_name ?? ''
  delete row.user_name
}

/** The fields of an archive of version 3 or 4 that the migrations use. */
interface OldArchive {
  readonly archive_id?: string
  readonly version?: number
  readonly books?: readonly string[]
  readonly edits_left?: number | null
}

async function addBookLists(change: Transaction): Promise<void> {
  await change
    .table('archives')
    .toCollection()
    .modify((row: Record<string, OldArchive | null>) => {
      for (const copy of ['shown', 'confirmed', 'gone']) row[copy] = withBooks(row[copy]!)
    })
  await change
    .table('outbox')
    .toCollection()
    .modify((row: { ahead: OldArchive | null }) => void (row.ahead = withBooks(row.ahead)))
}

/** Adds the new fields to full archives only; the optimistic patch of an edit or a pin is not a full archive. */
function withBooks(copy: OldArchive | null): OldArchive | null {
  return copy?.archive_id === undefined || copy.version === undefined ? copy : { books: [], edits_left: null, ...copy }
}

/** Adds `avatar_id` to archives: null until the next pull. */
async function addAvatars(change: Transaction): Promise<void> {
  const withAvatar = (copy: OldArchive | null) => (copy?.version === undefined ? copy : { avatar_id: null, ...copy })
  await change
    .table('archives')
    .toCollection()
    .modify((row: Record<string, OldArchive | null>) => {
      for (const copy of ['shown', 'confirmed', 'gone']) row[copy] = withAvatar(row[copy]!)
    })
  await change
    .table('outbox')
    .toCollection()
    .modify(
      (row: { ahead: OldArchive | null }) => void (row.ahead = row.ahead?.archive_id === undefined ? row.ahead : withAvatar(row.ahead)),
    )
}

async function queueOpenedDays(change: Transaction): Promise<void> {
  const days = (await change.table('fortunes').toArray()) as { archive_id: string; date: string; ganzhi: string; at: number }[]
  const intents = days.map(({ archive_id, date, ganzhi, at }) => ({
    id: uuidv7(),
    kind: 'openDay',
    subject: `day ${archive_id} ${date}`,
    input: { archive_id, date, ganzhi, opened_at: at },
    at,
    ahead: null,
  }))
  await change.table('outbox').bulkAdd(intents)
}
