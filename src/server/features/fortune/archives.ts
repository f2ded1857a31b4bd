import type { CastProfile } from '#birth/profile.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'

/** What other features know of an archive. */
export interface Archives {
  /** The user's own. Throws `notFound`. */
  readonly archiveOf: (db: Db, userId: string, archiveId: string) => Promise<ArchivesTable>
  readonly birthOf: (archive: ArchivesTable) => CastProfile
  /** The four pillars as one text. */
  readonly ganzhiTextOf: (archive: ArchivesTable) => string
  /** Dates that were opened for these pillars in a month, `YYYY-MM`. */
  readonly openedIn: (db: Db, archive: ArchivesTable, ganzhi: string, month: string) => Promise<ReadonlySet<string>>
}
