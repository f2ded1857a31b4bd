import { todaysArchive } from '#device/archives/archive-choice.ts'
import { openSession } from '#device/session/session.ts'
import { knowArchive } from '../../session/archives.ts'
import { prefetchToday } from '../../features/fortune/day-fortunes.ts'

let reading: Promise<void> | undefined

/** Reads whose day it is, and the day, while the page's first render is still ahead: once; later pages find their readings live. */
export function readAhead(): Promise<void> {
  return (reading ??= readToday())
}

async function readToday(): Promise<void> {
  const session = await openSession()
  const archive = session && (await todaysArchive(session.user_id))
  if (!archive) return
  knowArchive(session.user_id, archive)
  await prefetchToday(session.user_id, archive.archive_id)
}
