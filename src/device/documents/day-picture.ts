import { readSessionRow } from '../session/session-row.ts'
import { readIfOpen } from '../store/db.ts'
import { readStored } from '../store/read-stored.ts'

/**
 * A snapshot of today's page for a cold start: the service worker inlines it in the page, so it shows before any app code runs. It
 * is in the user's database, so a logout deletes it.
 */
export interface StoredDayPicture {
  /** The day that it shows, `YYYY-MM-DD`. */
  readonly date: string
  /** Id of the archive and chart it shows; a snapshot with another one is discarded. */
  readonly about: string
  /** Language, colour mode and settings that it was rendered with. */
  readonly dress: string
  /** Media query of the screens that it fits. */
  readonly media: string
  /** URL of the app's code: a snapshot is only valid for one build. */
  readonly build: string
  /** URLs of the style sheets and fonts it uses, and of the scripts that replace it. */
  readonly files: readonly string[]
  /** CSS rules that are in no file. */
  readonly css: string
  readonly html: string
}

const KEY = 'dayPicture'

export async function storeDayPicture(userId: string, picture: StoredDayPicture): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => void (await db.state.put({ key: KEY, value: picture })))
}

/** Deletes the stored snapshot unless it shows this archive in this theme. */
export async function dropOtherDayPicture(userId: string, { about, dress }: Pick<StoredDayPicture, 'about' | 'dress'>): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => {
    const stored = (await db.state.get(KEY))?.value as StoredDayPicture | undefined
    if (stored && (stored.about !== about || stored.dress !== dress)) await db.state.delete(KEY)
  })
}

/** Reads the snapshot of a day for the logged-in user; called in the worker. */
export async function readDayPicture(date: string): Promise<StoredDayPicture | undefined> {
  const userId = (await readSessionRow())?.user_id
  if (userId === undefined) return undefined
  const row = await readStored(`mingshu-${userId}`, 'state', KEY)
  const picture = (row as { readonly value: StoredDayPicture } | undefined)?.value
  return picture?.date === date ? picture : undefined
}
