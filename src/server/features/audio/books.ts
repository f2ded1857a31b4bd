import type { toBirthInput } from '#birth/index.ts'
import type { Book } from '#contract/book.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'

/** Queries of the books feature that podcasts use. */
export interface PodcastBookQueries {
  /** Returns the user's live archive. Throws `notFound`. */
  readonly archiveOf: (db: Db, userId: string, archiveId: string) => Promise<ArchivesTable>
  readonly birthOf: (archive: ArchivesTable) => Parameters<typeof toBirthInput>[0]
  readonly isUnlocked: (archive: ArchivesTable) => boolean
  /** Whether this version of the archive's fate book is the current one. */
  readonly isCurrent: (db: Db, archive: ArchivesTable, version: number) => Promise<boolean>
  readonly versionOf: (db: Db, archive: Pick<ArchivesTable, 'user_id' | 'archive_id'>, version: number) => Promise<Book | undefined>
  /** Returns the current version of the unlocked fate book; creates it if needed. `db` must be a transaction. */
  readonly current: (
    db: Db,
    userId: string,
    archiveId: string,
    making: { readonly now: number; readonly isWritten: boolean },
  ) => Promise<Book>
  /** Returns the part of the fate book that is readable without unlocking. */
  readonly free: (archive: ArchivesTable, now: number) => Promise<Book>
}
