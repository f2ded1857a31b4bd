import { useLive } from '../live/use-live.ts'
import { currentArchive } from '#device/archives/archive-choice.ts'
import { getArchive, listArchives, type ListedArchive, listRemoved } from '#device/archives/archive-list.ts'
import { knownAhead } from '../live/known-ahead.ts'
import { useSession } from './session.ts'

const current = knownAhead<ListedArchive | null>()

/** For whoever has just read the current archive of a user: the first render need not wait for it. */
export const knowArchive: (userId: string, archive: ListedArchive) => void = current.know

/** Every archive of the user in list order; `undefined` while it is being read. Live. */
export function useArchives(): ListedArchive[] | undefined {
  const userId = useSession()?.user_id
  return useLive(() => (userId ? listArchives(userId) : []), [userId])
}

/** The archive that the screens are about; `null` when there is none. Live. */
export function useCurrentArchive(): ListedArchive | null | undefined {
  const userId = useSession()?.user_id
  const live = useLive(() => (userId ? currentArchive(userId) : null), [userId])
  return current.useKnown(userId ?? '', live)
}

/** One archive by id, or the current one when no id is given. Live. */
export function useArchive(archiveId: string | undefined): ListedArchive | null | undefined {
  const userId = useSession()?.user_id
  const live = useLive(
    async () => (userId ? await (archiveId ? getArchive(userId, archiveId) : currentArchive(userId)) : null),
    [userId, archiveId],
  )
  return current.useKnown(archiveId ? '' : (userId ?? ''), live)
}

/** Archives that can still be brought back. Live. */
export function useRemovedArchives() {
  const userId = useSession()?.user_id
  return useLive(() => (userId ? listRemoved(userId) : []), [userId]) ?? []
}

/** The four pillars of an archive as texts; the hour is '' when it is unknown. */
export function pillarTextsOf(archive: ListedArchive): [string, string, string, string] {
  return [archive.year_ganzhi, archive.month_ganzhi, archive.day_ganzhi, archive.hour_ganzhi]
}
