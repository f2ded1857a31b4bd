import type { castInputOf } from '#birth/index.ts'
import type { Book } from '#contract/book.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'

/** What podcasts need from the books feature. */
export interface SpokenBooks {
  /** Throws `notFound`. */
  readonly archiveOf: (db: Db, userId: string, archiveId: string) => Promise<ArchivesTable>
  readonly birthOf: (archive: ArchivesTable) => Parameters<typeof castInputOf>[0]
  readonly isUnlocked: (archive: ArchivesTable) => boolean
  /** Whether a version of the fate book is the current one. */
  readonly isCurrent: (db: Db, archive: ArchivesTable, version: number) => Promise<boolean>
  readonly versionOf: (db: Db, archive: Pick<ArchivesTable, 'user_id' | 'archive_id'>, version: number) => Promise<Book | undefined>
  /** The current version of the unlocked fate book, created first if needed; call within a change. */
  readonly current: (
    db: Db,
    userId: string,
    archiveId: string,
    making: { readonly now: number; readonly isWritten: boolean },
  ) => Promise<Book>
  /** The freely readable part of the book. */
  readonly free: (archive: ArchivesTable, now: number) => Promise<Book>
}
