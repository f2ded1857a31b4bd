/**
 * `mingshu-<user_id>`: all data of one user, so that it is never shown or sent as another's. Tables:
 * - archives: one row per archive, with the server's copy and what is shown
 * - outbox: pending changes · conflicts: changes based on an old version · failures: changes the server refused
 * - fortunes: results of days
 * - books: one row per version of a book, 0 for the preview of a locked one · shelf: status of each book · marks: one row per mark
 * in a book
 * - conversations, turns: one row per conversation, and per question with its answer · drafts: unsent texts
 * - images: one row per image · fullImages, thumbs: their stored files
 * - life: life events and verdicts on statements
 * - podcasts: status of each podcast by language · audio: stored chapters
 * - state: pull times, the selected archive · queries: persisted query cache
 */
import type { EntityTable, Table } from 'dexie'
import { Dexie } from 'dexie'
import type { Archive } from '#contract/archive.ts'
import type { Book, BookMark, BookStatus } from '#contract/book.ts'
import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import type { Locale } from '#contract/locale.ts'
import type { Podcast, TimedSentence } from '#contract/podcast.ts'
import type { DayView } from '#readings/daily/index.ts'
import type { ConversationRow, StoredDraft, TurnRow } from './chat-rows.ts'
import type { Conflict, Failure, Intent } from './intent.ts'
import type { ImageFileRow, ImageRow } from './image-row.ts'
import { abortOnLeave } from './abort-on-leave.ts'
import { declareVersions } from './versions.ts'

export interface ArchiveRow {
  readonly archive_id: string
  /** State for screens: `confirmed` with all pending changes applied; null if removed. */
  readonly shown: Archive | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: Archive | null
  /** Last copy of a removed archive, so that a restoration shows at once. */
  readonly gone: Archive | null
  /** Since when the server's list lacks the archive although nobody removed it (ms); `gone` is then the only copy. */
  readonly lost_at?: number
  /** Versions that this device created; an edit begun before one of them is not stale. */
  readonly own: readonly number[]
}

/** An opened day with the result that was shown. */
export interface DayFortune {
  readonly archive_id: string
  /** The user's local date, `YYYY-MM-DD`. */
  readonly date: string
  /** The four pillars it was computed for; they differ after an edit of the birth. */
  readonly ganzhi: string
  /** Null for a day from another device: it is computed from the pillars when viewed, as after an engine update. */
  readonly view: DayView | null
  readonly at: number
}

/** A downloaded version of a book. */
export interface BookRow extends Book {
  readonly kept_at: number
}

/** Status of a book as the server last reported it. */
export interface ShelfRow extends BookStatus {
  /** Time of the server's response to a change from this device (ms); older requests do not include the change. */
  readonly changed_at?: number
}

export interface MarkRow {
  /** `<archive_id> <mark_id>` */
  readonly id: string
  /** State for screens: `confirmed` with all pending changes applied. */
  readonly shown: BookMark | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: BookMark | null
}

/** A life event, or a verdict on a statement of a book. */
export type LifeEntry = LifeEvent | LifeVerdict

export interface LifeRow {
  /** `life <archive_id> <event_id>` or `life <archive_id> <product_id> <paragraph>` */
  readonly id: string
  /** State for screens: `confirmed` with all pending changes applied. */
  readonly shown: LifeEntry | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: LifeEntry | null
}

/** A podcast: a fate book spoken in one language. */
export interface PodcastRow {
  readonly archive_id: string
  readonly locale: Locale
  /** As the server last reported it. */
  readonly told: Podcast
  /** The podcast whose chapters are stored here; null if none is. */
  readonly kept: Podcast | null
}

/** A chapter stored for offline use. */
export interface AudioRow {
  readonly archive_id: string
  readonly locale: Locale
  /** From 0, in the order of the podcast. */
  readonly chapter: number
  /** Version of the spoken book. */
  readonly version: number
  readonly blob: Blob
  /** Its timed sentences; absent in chapters stored by older versions. */
  readonly sentences?: readonly TimedSentence[]
}

export type UserDb = Dexie & {
  archives: EntityTable<ArchiveRow, 'archive_id'>
  outbox: EntityTable<Intent, 'seq'>
  conflicts: EntityTable<Conflict, 'id'>
  failures: EntityTable<Failure, 'id'>
  fortunes: Table<DayFortune, [archiveId: string, date: string]>
  books: Table<BookRow, [archiveId: string, productId: string, version: number]>
  shelf: Table<ShelfRow, [archiveId: string, productId: string]>
  marks: EntityTable<MarkRow, 'id'>
  life: EntityTable<LifeRow, 'id'>
  conversations: EntityTable<ConversationRow, 'conversation_id'>
  turns: EntityTable<TurnRow, 'message_id'>
  images: EntityTable<ImageRow, 'image_id'>
  fullImages: EntityTable<ImageFileRow, 'image_id'>
  thumbs: EntityTable<ImageFileRow, 'image_id'>
  drafts: EntityTable<StoredDraft & { key: string }, 'key'>
  podcasts: Table<PodcastRow, [archiveId: string, locale: Locale]>
  audio: Table<AudioRow, [archiveId: string, locale: Locale, chapter: number]>
  state: EntityTable<{ key: string; value: unknown }, 'key'>
  queries: EntityTable<{ key: string; value: unknown }, 'key'>
}

const opened = new Map<string, UserDb>()

/** Returns the database of a user. Once deleted it stays closed until that user logs in again. */
export function userDb(userId: string): UserDb {
  const known = opened.get(userId)
  if (known) return known
  const db = new Dexie(`mingshu-${userId}`) as UserDb
  declareVersions(db)
  abortOnLeave(db)
  db.on('versionchange', (event) => {
    if (event.newVersion) return true
    // Another tab logs out. Dexie's own listener would reopen the database on the next read and leave an empty one behind; `false`
    // prevents that call.
    db.close()
    return false
  })
  opened.set(userId, db)
  return db
}

/** Lets a closed database of a user be opened again; called after a login. */
export function reviveUserDb(userId: string): void {
  if (opened.get(userId)?.hasBeenClosed()) opened.delete(userId)
}

/** Deletes all data of a user on this device. */
export async function deleteUserDb(userId: string): Promise<void> {
  await userDb(userId).delete()
}

/** Reads for a screen that may outlive its user's session: after a logout it returns the fallback. */
export async function readIfOpen<T>(userId: string, fallback: T, read: (db: UserDb) => PromiseLike<T>): Promise<T> {
  try {
    return await read(userDb(userId))
  } catch (error) {
    if (isClosed(error)) return fallback
    throw error
  }
}

/** Whether the database was closed because its user logged out. */
export function isClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseClosedError'
}
