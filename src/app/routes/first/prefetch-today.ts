import { getTodaysArchive } from '#device/archives/archive-choice.ts'
import { getSession } from '#device/session/session.ts'
import { primeFortuneArchive } from '../../session/archives.ts'
import { primeTodayFortune } from '../../features/fortune/day-fortunes.ts'

let reading: Promise<void> | undefined

/** Primes the two queries of the Today page (archive and day). Runs once per page load; later renders use the live queries. */
export function prefetchToday(): Promise<void> {
  return (reading ??= readToday())
}

async function readToday(): Promise<void> {
  const session = await getSession()
  const archive = session && (await getTodaysArchive(session.user_id))
  if (!archive) return
  primeFortuneArchive(session.user_id, archive)
  await primeTodayFortune(session.user_id, archive.archive_id)
}
