import type { CastProfile } from '#birth/profile.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'

/** Functions of other features that days need. */
export interface FortuneArchives {
  /** Returns the user's archive. Throws `notFound`. */
  readonly archiveOf: (db: Db, userId: string, archiveId: string) => Promise<ArchivesTable>
  readonly birthOf: (archive: ArchivesTable) => CastProfile
  /** The four pillars as one text. */
  readonly ganzhiTextOf: (archive: ArchivesTable) => string
  /** Dates of a month (`YYYY-MM`) that were opened for these pillars. */
  readonly openedIn: (db: Db, archive: ArchivesTable, ganzhi: string, month: string) => Promise<ReadonlySet<string>>
}
