import { readSessionRow } from '../session/session-row.ts'
import { readIfOpen } from '../store/db.ts'
import { readRowWithoutDexie } from '../store/read-stored.ts'

/** Snapshot of today's page. The service worker inserts it into the HTML, so that a cold start shows it before any app code runs. */
export interface StoredDaySnapshot {
  /** The day that the snapshot shows, `YYYY-MM-DD`. */
  readonly date: string
  /** Identifies the archive and chart that the snapshot shows; a snapshot of others is discarded. */
  readonly about: string
  /** Appearance: language, colour mode and settings with which the snapshot was rendered. */
  readonly dress: string
  /** Media query of the screens that the snapshot fits. */
  readonly media: string
  /** URL of the app's entry script: a snapshot is valid for one build only. */
  readonly build: string
  /** URLs of the style sheets and fonts that the snapshot uses, and of the scripts that replace it with the app. */
  readonly files: readonly string[]
  /** CSS rules of the snapshot that are in no style sheet file. */
  readonly css: string
  readonly html: string
}

const KEY = 'dayPicture'

export async function storeDaySnapshot(userId: string, picture: StoredDaySnapshot): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => void (await db.state.put({ key: KEY, value: picture })))
}

/** Deletes the stored snapshot unless it shows this archive and chart (`about`) in this appearance (`dress`). */
export async function deleteOtherDaySnapshot(userId: string, { about, dress }: Pick<StoredDaySnapshot, 'about' | 'dress'>): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => {
    const stored = (await db.state.get(KEY))?.value as StoredDaySnapshot | undefined
    if (stored && (stored.about !== about || stored.dress !== dress)) await db.state.delete(KEY)
  })
}

/** Reads the snapshot of a day (`YYYY-MM-DD`) for the logged-in user; called in the service worker. Undefined if there is none. */
export async function readDaySnapshot(date: string): Promise<StoredDaySnapshot | undefined> {
  const userId = (await readSessionRow())?.user_id
  if (userId === undefined) return undefined
  const row = await readRowWithoutDexie(`mingshu-${userId}`, 'state', KEY)
  const picture = (row as { readonly value: StoredDaySnapshot } | undefined)?.value
  return picture?.date === date ? picture : undefined
}
