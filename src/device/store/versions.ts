import type { Dexie, Transaction } from 'dexie'
import { uuidv7 } from './uuidv7.ts'

/** Only what is searched by is declared. Old versions stay declared when new ones come. */
export function declareVersions(db: Dexie): void {
  db.version(1).stores({
    archives: '&archive_id',
    outbox: '++seq, &id, archive_id',
    conflicts: '&id, archive_id',
    failures: '&id, archive_id',
    fortunes: '&[archive_id+date]',
    state: '&key',
    queries: '&key',
  })
  // Kept days speak in the engine's codes, and some of those have changed: a day is opened anew.
  db.version(2).upgrade((change) => change.table('fortunes').clear())
  // Changes were about archives or, with an empty id, about settings; now each is about a subject.
  db.version(3).stores({ outbox: '++seq, &id, subject', conflicts: '&id, subject', failures: '&id, subject' }).upgrade(giveSubjects)
  // Archives tell their unlocked books; until they come anew, those that are here tell none. Opened days were this device's alone.
  db.version(4).upgrade(async (change) => {
    await giveBooks(change)
    await tellOpenedDays(change)
  })
  // Books, how each of them stands, and what a reader leaves in them.
  db.version(5).stores({ books: '&[archive_id+product_id+version]', shelf: '&[archive_id+product_id]', marks: '&id' })
  // Conversations, their questions with the answers, and what was typed and not sent.
  db.version(6).stores({
    conversations: '&conversation_id',
    turns: '&message_id, shown.conversation_id, shown.answer.state',
    drafts: '&key',
  })
  // Pictures, with their files in tables of their own: a list reads none of those. Archives may have one in place of their seal.
  db.version(7).stores({ images: '&image_id', fullImages: '&image_id', thumbs: '&image_id' }).upgrade(giveAvatars)
  // Books that were spoken: how each stands, and chapters that are kept.
  db.version(8).stores({ podcasts: '&[archive_id+locale]', audio: '&[archive_id+locale+chapter]' })
  // Events of lives, and what was said of statements of books.
  db.version(9).stores({ life: '&id' })
}

/** A row as version 2 wrote it and, once `nameSubject` is done with it, as version 3 reads it. */
interface OldRow {
  archive_id?: string
  subject?: string
}

async function giveSubjects(change: Transaction): Promise<void> {
  await change.table('outbox').toCollection().modify(nameSubject)
  await change.table('conflicts').toCollection().modify(turnConflict)
  await change.table('failures').toCollection().modify(turnFailure)
  const pulled = (await change.table('state').get('lastPulledAt')) as { value: number } | undefined
  if (pulled) await change.table('state').put({ key: 'pulledAt:archives', value: pulled.value })
  await change.table('state').delete('lastPulledAt')
}

function nameSubject(row: OldRow): void {
  row.subject = row.archive_id || 'settings'
  delete row.archive_id
}

/** Nothing but an edit of an archive could be stale. */
function turnConflict(row: OldRow & { kind?: string }): void {
  nameSubject(row)
  row.kind = 'updateArchive'
}

function turnFailure(row: OldRow & { intent: OldRow; after: OldRow[]; user_name?: string; name?: string }): void {
  for (const told of [row, row.intent, ...row.after]) nameSubject(told)
  row.name = row.user_name ?? ''
  delete row.user_name
}

/** What version 3 kept of an archive, and what version 4 does. */
interface OldArchive {
  readonly archive_id?: string
  readonly version?: number
  readonly books?: readonly string[]
  readonly edits_left?: number | null
}

async function giveBooks(change: Transaction): Promise<void> {
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

/** A whole archive; what an edit or a pin shows of one is none. */
function withBooks(copy: OldArchive | null): OldArchive | null {
  return copy?.archive_id === undefined || copy.version === undefined ? copy : { books: [], edits_left: null, ...copy }
}

/** Until the archives come anew, none has a picture. */
async function giveAvatars(change: Transaction): Promise<void> {
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

async function tellOpenedDays(change: Transaction): Promise<void> {
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
