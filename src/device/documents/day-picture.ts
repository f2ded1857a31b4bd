import { readSessionRow } from '../session/session-row.ts'
import { readIfOpen } from '../store/db.ts'
import { readStored } from '../store/read-stored.ts'

/**
 * Today's page as it last stood on the screen, for a cold start: the worker gives it with the page, and it
 * is seen before any of the app's code has run. In the user's own database, so that it goes with a log-out.
 */
export interface DayPicture {
  /** `YYYY-MM-DD`, the day that it shows. */
  readonly date: string
  /** Of whom it is: one that is of anybody else is thrown away. */
  readonly about: string
  /** Language, mode and settings that it is painted in. */
  readonly dress: string
  /** Media query of the screens that it fits. */
  readonly media: string
  /** Address of the app's code: what it is drawn with belongs to one build. */
  readonly build: string
  /** Addresses of the style sheets and faces that it is drawn with, and of the scripts that take its place. */
  readonly files: readonly string[]
  /** Rules that stand in no file. */
  readonly css: string
  readonly html: string
}

const KEY = 'dayPicture'

export async function storeDayPicture(userId: string, picture: DayPicture): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => void (await db.state.put({ key: KEY, value: picture })))
}

/** Throws the kept picture away unless it is of this person, in this dress. */
export async function dropOtherDayPicture(userId: string, { about, dress }: Pick<DayPicture, 'about' | 'dress'>): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => {
    const kept = (await db.state.get(KEY))?.value as DayPicture | undefined
    if (kept && (kept.about !== about || kept.dress !== dress)) await db.state.delete(KEY)
  })
}

/** The picture of this day of whoever is logged in, read in the worker. */
export async function readDayPicture(date: string): Promise<DayPicture | undefined> {
  const userId = (await readSessionRow())?.user_id
  if (userId === undefined) return undefined
  const row = await readStored(`mingshu-${userId}`, 'state', KEY)
  const picture = (row as { readonly value: DayPicture } | undefined)?.value
  return picture?.date === date ? picture : undefined
}
