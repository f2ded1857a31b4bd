import { todaysArchive } from '../archives/archive-choice.ts'
import { openSession } from '../session/session.ts'
import { getFortune } from '../documents/fortunes.ts'

/** Whether somebody is logged in whose day, `YYYY-MM-DD`, was not opened yet for the archive that Today is about. */
export async function isDayUnread(date: string): Promise<boolean> {
  const session = await openSession()
  const archive = session && (await todaysArchive(session.user_id))
  return !!archive && (await getFortune(session.user_id, archive.archive_id, date)) === null
}
