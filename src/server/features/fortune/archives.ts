import type { CastProfile } from '#birth/profile.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'

/** Functions of other features that the fortune of days uses. */
export interface FortuneQueries {
  /** Returns a live archive of the user. Throws `notFound`. */
  readonly archiveOf: (db: Db, userId: string, archiveId: string) => Promise<ArchivesTable>
  readonly birthOf: (archive: ArchivesTable) => CastProfile
  /** Returns the four pillars as one text. */
  readonly ganzhiTextOf: (archive: ArchivesTable) => string
  /** Returns the dates in a month (`YYYY-MM`) that the user opened while the archive had these pillars. */
  readonly openedIn: (db: Db, archive: ArchivesTable, ganzhi: string, month: string) => Promise<ReadonlySet<string>>
}
