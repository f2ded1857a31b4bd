import { currentArchive } from '../archives/archive-choice.ts'
import { openSession } from '../session/session.ts'
import { getFortune } from '../documents/fortunes.ts'

/** Whether somebody is logged in whose day, `YYYY-MM-DD`, was not opened yet for the archive that the screens are about. */
export async function isDayUnread(date: string): Promise<boolean> {
  const session = await openSession()
  const archive = session && (await currentArchive(session.user_id))
  return !!archive && (await getFortune(session.user_id, archive.archive_id, date)) === null
}
