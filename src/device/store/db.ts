/**
 * `mingshu-<user_id>`: all data of one user; one database per user, so that no data is shown or sent as another user's. Tables:
 * `src/device/README.md`.
 */
import type { EntityTable, Table } from 'dexie'
import { Dexie } from 'dexie'
import type { Archive } from '#contract/archive.ts'
import type { Book, BookMark, BookStatus } from '#contract/book.ts'
import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import type { Locale } from '#contract/locale.ts'
import type { Podcast, TimedSentence } from '#contract/podcast.ts'
import type { DayReading } from '#readings/daily/index.ts'
import type { ConversationRow, StoredDraft, TurnRow } from './chat-rows.ts'
import type { Conflict, Failure, Intent } from './intent.ts'
import type { ImageFileRow, ImageRow } from './image-row.ts'
import { trackOpenTransactions } from './abort-on-leave.ts'
import { declareSchemaVersions } from './versions.ts'

export interface ArchiveRow {
  readonly archive_id: string
  /** State for screens: `confirmed` with all pending changes applied; null if removed. */
  readonly shown: Archive | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: Archive | null
  /** Last copy of a removed archive, so that a restored archive is shown at once. */
  readonly gone: Archive | null
  /** Time since which the server's list lacks the archive although nobody removed it (ms); `gone` is then the only copy. */
  readonly lost_at?: number
  /** Versions that this device created; an edit that is outdated only by these versions is no conflict. */
  readonly own: readonly number[]
}

/** An opened day with its result. */
export interface DayFortune {
  readonly archive_id: string
  /** The user's local date, `YYYY-MM-DD`. */
  readonly date: string
  /** The four pillars for which the result was computed; after an edit of the birth they differ from the archive's. */
  readonly ganzhi: string
  /**
   * The result; null for a day from another device. It is then computed from the pillars when viewed, like an old result after an engine
   * update.
   */
  readonly view: DayReading | null
  readonly at: number
}

/** A downloaded version of a book. */
export interface BookRow extends Book {
  readonly kept_at: number
}

/** Status of a book as the server last reported it. */
export interface ShelfRow extends BookStatus {
  /** Time of the server's response to a change from this device (ms); responses to requests sent before it lack the change. */
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
  /** The podcast as the server last reported it. */
  readonly told: Podcast
  /** The podcast whose chapters are stored here; null if none is. */
  readonly kept: Podcast | null
}

/** A chapter stored for offline use. */
export interface AudioRow {
  readonly archive_id: string
  readonly locale: Locale
  /** Number of the chapter from 0, in the order of the podcast. */
  readonly chapter: number
  /** Version of the book that is spoken. */
  readonly version: number
  readonly blob: Blob
  /** The chapter's timed sentences; absent in chapters stored by older app versions. */
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

/** Returns the database of a user. A deleted database stays closed until that user logs in again. */
export function getUserDb(userId: string): UserDb {
  const known = opened.get(userId)
  if (known) return known
  const db = new Dexie(`mingshu-${userId}`) as UserDb
  declareSchemaVersions(db)
  trackOpenTransactions(db)
  db.on('versionchange', (event) => {
    if (event.newVersion) return true
    // Closes the database, because another tab logs out. `false` prevents Dexie's own listener, after which the next read would create an
    // empty database.
    db.close()
    return false
  })
  opened.set(userId, db)
  return db
}

/** Allows the closed database of a user to be opened again; called after a login. */
export function allowUserDbReopening(userId: string): void {
  if (opened.get(userId)?.hasBeenClosed()) opened.delete(userId)
}

/** Deletes all data of a user on this device. */
export async function deleteUserDb(userId: string): Promise<void> {
  await getUserDb(userId).delete()
}

/** Reads from a user's database; returns `fallback` if the database was closed by a logout, which a screen may outlive. */
export async function readIfOpen<T>(userId: string, fallback: T, read: (db: UserDb) => PromiseLike<T>): Promise<T> {
  try {
    return await read(getUserDb(userId))
  } catch (error) {
    if (isDatabaseClosedError(error)) return fallback
    throw error
  }
}

/** Returns whether an error means that the database was closed because its user logged out. */
export function isDatabaseClosedError(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseClosedError'
}
