import type { castInputOf } from '#birth/index.ts'
import type { Book } from '#contract/book.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'

/** What is made of books elsewhere, and spoken here. */
export interface SpokenBooks {
  /** Throws `notFound`. */
  readonly archiveOf: (db: Db, userId: string, archiveId: string) => Promise<ArchivesTable>
  readonly birthOf: (archive: ArchivesTable) => Parameters<typeof castInputOf>[0]
  readonly isUnlocked: (archive: ArchivesTable) => boolean
  /** Whether a version of the fate book is the one that is read now. */
  readonly isCurrent: (db: Db, archive: ArchivesTable, version: number) => Promise<boolean>
  readonly versionOf: (db: Db, archive: Pick<ArchivesTable, 'user_id' | 'archive_id'>, version: number) => Promise<Book | undefined>
  /** The unlocked fate book as it stands, made first where there is none; within a change. */
  readonly current: (
    db: Db,
    userId: string,
    archiveId: string,
    making: { readonly now: number; readonly isWritten: boolean },
  ) => Promise<Book>
  /** What anybody may read of it. */
  readonly free: (archive: ArchivesTable, now: number) => Promise<Book>
}
