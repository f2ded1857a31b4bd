import { getTodaysArchive } from '../archives/archive-choice.ts'
import { getSession } from '../session/session.ts'
import { getFortune } from '../documents/fortunes.ts'

/** Whether a user is logged in who has not opened this day (`YYYY-MM-DD`) for the archive shown by Today. */
export async function isDayUnopened(date: string): Promise<boolean> {
  const session = await getSession()
  const archive = session && (await getTodaysArchive(session.user_id))
  return !!archive && (await getFortune(session.user_id, archive.archive_id, date)) === null
}
