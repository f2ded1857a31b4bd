import { toBirthInput } from '#birth/index.ts'
import type { CastProfile } from '#birth/profile.ts'
import type { SagePerson } from '#readings/sage/asked.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'

/** Functions of the archives feature that the chat uses. */
export interface ChatArchiveQueries {
  /** Returns a live archive of the user. Throws `notFound`. */
  readonly archiveOf: (db: Db, userId: string, archiveId: string) => Promise<ArchivesTable>
  readonly birthOf: (archive: ArchivesTable) => CastProfile
}

/** The one or two people that a question is about. */
export interface Subjects {
  readonly person?: SagePerson
  readonly other?: SagePerson
}

interface Ids {
  readonly archive_id?: string | null | undefined
  readonly other_id?: string | null | undefined
}

/** Reads the subjects from the archives' current data. Throws `notFound` for a removed, missing or another user's archive. */
export async function readSubjects({ archiveOf, birthOf }: ChatArchiveQueries, db: Db, userId: string, ids: Ids): Promise<Subjects> {
  const subjectOf = async (id: string): Promise<SagePerson> => {
    const archive = await archiveOf(db, userId, id)
    return { name: archive.user_name, birth: toBirthInput(birthOf(archive)) }
  }
  const { archive_id, other_id } = ids
  return {
    ...(archive_id && { person: await subjectOf(archive_id) }),
    ...(other_id && { other: await subjectOf(other_id) }),
  }
}
