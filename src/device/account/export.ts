import { lightFormat } from 'date-fns/lightFormat'
import type { DeviceExport, ServerExport } from '#contract/export-file.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, NOT_IN_DEVICE_FILE } from '#contract/export-format.ts'
import { LOCALES } from '#contract/locale.ts'
import { ApiError } from '../wire/api-error.ts'
import { openedDayOf } from '../documents/open-day.ts'
import { listArchives } from '../archives/archive-list.ts'
import { exportedChats } from '../chats/chats-export.ts'
import { exportedImages } from '../images/images-export.ts'
import { userDb, whileOpen } from '../store/db.ts'
import { callAsUser, openSession } from '../session/session.ts'
import { readLanguage, readSettings } from '../settings/settings.ts'
import { sync } from '../sync/sync.ts'

const KEY = 'backedUpAt'

interface Export {
  /** `mingshu-YYYY-MM-DD.json`, by the device's own date. */
  readonly name: string
  readonly file: Blob
  /** The device's has only what this device knows. */
  readonly source: 'server' | 'device'
}

/** Everything of the user as one file: the server's, or where it cannot be had what this device has. */
export async function exportAll(userId: string, now = new Date()): Promise<Export> {
  const content = await whole(userId, now)
  return {
    name: `mingshu-${lightFormat(now, 'yyyy-MM-dd')}.json`,
    file: new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
    source: content.source,
  }
}

async function whole(userId: string, now: Date): Promise<ServerExport | DeviceExport> {
  try {
    // What was changed here belongs into the file, too.
    await sync()
    return await callAsUser('userExport', {})
  } catch (error) {
    if (error instanceof ApiError) return fromHere(userId, now)
    throw error
  }
}

async function fromHere(userId: string, now: Date): Promise<DeviceExport> {
  const db = userDb(userId)
  const archives = (await listArchives(userId)).map(({ mark: _mark, ...archive }) => archive)
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: now.getTime(),
    source: 'device',
    user: { email: (await openSession())?.email ?? '' },
    config: { interface_language: (await readLanguage()) ?? LOCALES[0], settings: await readSettings() },
    archives,
    days: (await db.fortunes.toArray()).map(openedDayOf),
    books: (await db.books.toArray()).filter(({ is_locked }) => !is_locked).map(({ kept_at: _kept, ...book }) => book),
    marks: (await db.marks.toArray()).flatMap(({ shown }) => (shown && !shown.is_removed ? [shown] : [])),
    chats: await exportedChats(userId),
    images: await exportedImages(userId),
    not_included: [...NOT_IN_DEVICE_FILE],
  }
}

/** Notes that the user has a file as of now. */
export async function noteBackup(userId: string, now = Date.now()): Promise<void> {
  await userDb(userId).state.put({ key: KEY, value: now })
}

/** When the user last took a file from this device; null when never. */
export function lastBackupAt(userId: string): Promise<number | null> {
  return whileOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as number | undefined) ?? null)
}
