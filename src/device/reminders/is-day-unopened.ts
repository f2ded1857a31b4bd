import { getTodaysArchive } from '../archives/archive-choice.ts'
import { getSession } from '../session/session.ts'
import { getFortune } from '../documents/fortunes.ts'

/** Returns whether the logged-in user has not opened this day (`YYYY-MM-DD`) for Today's archive; false if nobody is logged in. */
export async function isDayUnopened(date: string): Promise<boolean> {
  const session = await getSession()
  const archive = session && (await getTodaysArchive(session.user_id))
  return !!archive && (await getFortune(session.user_id, archive.archive_id, date)) === null
}
