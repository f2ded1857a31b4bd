import { todaysArchive } from '#device/archives/archive-choice.ts'
import { openSession } from '#device/session/session.ts'
import { primeFortuneArchive } from '../../session/archives.ts'
import { readTodayAhead } from '../../features/fortune/day-fortunes.ts'

let reading: Promise<void> | undefined

/** Primes the queries of the Today page: its archive and day. Runs once; later pages use the live queries. */
export function prefetchToday(): Promise<void> {
  return (reading ??= readToday())
}

async function readToday(): Promise<void> {
  const session = await openSession()
  const archive = session && (await todaysArchive(session.user_id))
  if (!archive) return
  primeFortuneArchive(session.user_id, archive)
  await readTodayAhead(session.user_id, archive.archive_id)
}
