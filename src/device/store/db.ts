/**
 * `mingshu-<user_id>`: everything of one user, so that nothing of one can be shown or sent as another's.
 * archives: a row per archive, with the server's copy and what is shown · outbox: unanswered changes
 * conflicts: changes made on an old version · failures: changes the server refused · fortunes: results of days
 * books: a row per version of a book, 0 for what may be read of a locked one · shelf: how each book stands · marks: what a
 * reader leaves in a book, a row per mark · conversations, turns: a row per conversation and per question with its answer
 * images: a row per picture · fullImages, thumbs: their files as they are here · drafts: what was typed and not sent
 * life: events of a life and judged statements, a row each · podcasts: how a spoken book stands, by language · audio: chapters that are kept
 * state: what was pulled when, the chosen archive · queries: answers kept for the query cache
 */
import type { EntityTable, Table } from 'dexie'
import { Dexie } from 'dexie'
import type { Archive } from '#contract/archive.ts'
import type { Book, BookMark, BookStatus } from '#contract/book.ts'
import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import type { Locale } from '#contract/locale.ts'
import type { Podcast, TimedSentence } from '#contract/podcast.ts'
import type { DayView } from '#readings/daily/index.ts'
import type { ConversationRow, Draft, TurnRow } from './chat-rows.ts'
import type { Conflict, Failure, Intent } from './intent.ts'
import type { ImageFileRow, ImageRow } from './image-row.ts'
import { abortOnLeave } from './leave.ts'
import { declareVersions } from './versions.ts'

export interface ArchiveRow {
  readonly archive_id: string
  /** What screens read: `confirmed` with the unanswered changes over it; null when removed. */
  readonly shown: Archive | null
  /** The server's last copy; null when it has none. */
  readonly confirmed: Archive | null
  /** The last copy of a removed archive, so that bringing it back shows at once. */
  readonly gone: Archive | null
  /** Since when, in milliseconds, the server's list lacks it though nobody removed it: the copy in `gone` is all there is. */
  readonly lost_at?: number
  /** Versions that this device itself brought about; an edit begun before one of them is not stale. */
  readonly own: readonly number[]
}

/** A day that was opened, with its result as it was shown. */
export interface DayFortune {
  readonly archive_id: string
  /** `YYYY-MM-DD`, the user's own day. */
  readonly date: string
  /** The four pillars that it was reckoned for; they differ after an edit of the birth. */
  readonly ganzhi: string
  /** Null for a day that came from another device: like one of another engine it is reckoned from the pillars when it is looked at. */
  readonly view: DayView | null
  readonly at: number
}

/** A version of a book as it was brought. */
export interface BookRow extends Book {
  readonly kept_at: number
}

/** How a book stands, as the server last said. */
export interface ShelfRow extends BookStatus {
  /** When the server answered a change that this device asked for; what was asked for before that knows nothing of it. */
  readonly changed_at?: number
}

export interface MarkRow {
  /** `<archive_id> <mark_id>` */
  readonly id: string
  /** What screens read: `confirmed` with the unanswered changes over it. */
  readonly shown: BookMark | null
  /** The server's last copy; null when it has none. */
  readonly confirmed: BookMark | null
}

/** Something that happened, or what was said of a statement of a book. */
export type LifeEntry = LifeEvent | LifeVerdict

export interface LifeRow {
  /** `life <archive_id> <event_id>` or `life <archive_id> <product_id> <paragraph>` */
  readonly id: string
  /** What screens read: `confirmed` with the unanswered changes over it. */
  readonly shown: LifeEntry | null
  /** The server's last copy; null when it has none. */
  readonly confirmed: LifeEntry | null
}

/** A fate book that is spoken in a language. */
export interface PodcastRow {
  readonly archive_id: string
  readonly locale: Locale
  /** As the server last said. */
  readonly told: Podcast
  /** As it was when its chapters were kept here; null while none is. */
  readonly kept: Podcast | null
}

/** A chapter that is kept for flight mode. */
export interface AudioRow {
  readonly archive_id: string
  readonly locale: Locale
  /** From 0, as the podcast lists it. */
  readonly chapter: number
  /** Of the book that is spoken. */
  readonly version: number
  readonly blob: Blob
  /** What is said in it and when; of one that was kept before there were times it is not known yet. */
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
  drafts: EntityTable<Draft & { key: string }, 'key'>
  podcasts: Table<PodcastRow, [archiveId: string, locale: Locale]>
  audio: Table<AudioRow, [archiveId: string, locale: Locale, chapter: number]>
  state: EntityTable<{ key: string; value: unknown }, 'key'>
  queries: EntityTable<{ key: string; value: unknown }, 'key'>
}

const opened = new Map<string, UserDb>()

/** The database of one user. Once deleted it stays closed until that user logs in again. */
export function userDb(userId: string): UserDb {
  const known = opened.get(userId)
  if (known) return known
  const db = new Dexie(`mingshu-${userId}`) as UserDb
  declareVersions(db)
  abortOnLeave(db)
  db.on('versionchange', (event) => {
    if (event.newVersion) return true
    // Another tab logs out. Dexie's own listener would reopen on the next read, which leaves an empty
    // database behind; `false` keeps it from being called.
    db.close()
    return false
  })
  opened.set(userId, db)
  return db
}

/** A user who is logged in has an open database, also after a log-out in between. */
export function reviveUserDb(userId: string): void {
  if (opened.get(userId)?.hasBeenClosed()) opened.delete(userId)
}

/** Deletes everything that this device keeps of a user. */
export async function deleteUserDb(userId: string): Promise<void> {
  await userDb(userId).delete()
}

/** Reads for a screen that may still stand while its user logs out: then there is nothing. */
export async function readIfOpen<T>(userId: string, fallback: T, read: (db: UserDb) => PromiseLike<T>): Promise<T> {
  try {
    return await read(userDb(userId))
  } catch (error) {
    if (isClosed(error)) return fallback
    throw error
  }
}

/** The database was closed under the caller: its user has logged out. */
export function isClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseClosedError'
}
