import { listOpenedDates } from '#device/documents/fortunes.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'

const NONE: readonly string[] = []

const datesOf = async (userId: string, archiveId: string, from: string, to: string) =>
  userId ? await listOpenedDates(userId, archiveId, from, to) : []

/** ISO dates of the days that were opened for an archive, both ends included. Live. */
export function useOpenedDates(archiveId: string, from: string, to: string): readonly string[] {
  return useLive(datesOf, useUserId(), archiveId, from, to) ?? NONE
}
