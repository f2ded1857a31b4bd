import { lightFormat } from 'date-fns/lightFormat'
import type { DeviceExport, ServerExport } from '#contract/export-file.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, ENCRYPTED_MAX_BYTES, OMITTED_FROM_DEVICE_EXPORT } from '#contract/export-format.ts'
import { LOCALES } from '#contract/locale.ts'
import { ApiError } from '../wire/api-error.ts'
import { openedDayOf } from '../documents/open-day.ts'
import { listArchives } from '../archives/archive-list.ts'
import { exportLocalChats, addLocalTurns } from '../chats/chats-export.ts'
import { exportLocalImages } from '../images/images-export.ts'
import { isEvent, isVerdict } from '../life/life-rows.ts'
import { getUserDb, readIfOpen } from '../store/db.ts'
import { callAsUser, getSession } from '../session/session.ts'
import { readLanguage, readSettings } from '../settings/settings.ts'
import { sync } from '../sync/sync.ts'

const KEY = 'backedUpAt'

interface Export {
  /** `mingshu-YYYY-MM-DD.json` with the device's local date; ending `.zip` with media, `.mingshu` if locked with a passphrase. */
  readonly name: string
  readonly file: Blob
  /** `device`: the server could not be reached, so the file holds only what this device stores. */
  readonly source: 'server' | 'device'
  /** Number of requested files that could not be read. */
  readonly missing: number
}

/** Optional media of an export. */
export interface ExportMedia {
  readonly images: boolean
  readonly recordings: boolean
}

export interface ExportOptions {
  /** Passphrase that locks the file (`backup/README.md`); requires `canEncryptFiles`. Without it the file is not locked. */
  readonly passphrase?: string | undefined
  readonly media?: ExportMedia
}

/** Error: the zip with media exceeds the maximum size of a locked file. */
export class ExportTooLargeError extends Error {}

/**
 * Exports all data as JSON, or as a zip with media: the server's data plus local answers; if that fails, the device's data. @throws
 * ExportTooLarge
 */
export async function exportUserData(userId: string, { passphrase, media }: ExportOptions = {}, now = new Date()): Promise<Export> {
  const content = await loadExport(userId, now)
  const name = `mingshu-${lightFormat(now, 'yyyy-MM-dd')}`
  const { source } = content
  if (media?.images || media?.recordings) {
    const { createExportZip } = await import('./export-media.ts')
    const { zip, missing } = await createExportZip(userId, content, media)
    if (passphrase === undefined) return { name: `${name}.zip`, file: zip, source, missing }
    const { encryptZip } = await import('../backup/lock-text.ts')
    if (zip.size >= ENCRYPTED_MAX_BYTES) throw new ExportTooLargeError()
    return { name: `${name}.mingshu`, file: lockedBlob(await encryptZip(zip, passphrase)), source, missing }
  }
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (passphrase === undefined) return { name: `${name}.json`, file: new Blob([text], { type: 'application/json' }), source, missing: 0 }
  const { encryptText } = await import('../backup/lock-text.ts')
  return { name: `${name}.mingshu`, file: lockedBlob(await encryptText(text, passphrase)), source, missing: 0 }
}

const lockedBlob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/octet-stream' })

async function loadExport(userId: string, now: Date): Promise<ServerExport | DeviceExport> {
  try {
    // Sends pending changes first, so that the export contains them.
    await sync()
    const data = await callAsUser('userExport', {})
    // Adds the answers that only this device has.
    return { ...data, chats: await addLocalTurns(userId, data.chats) }
  } catch (error) {
    if (error instanceof ApiError) return createDeviceExport(userId, now)
    throw error
  }
}

async function createDeviceExport(userId: string, now: Date): Promise<DeviceExport> {
  const db = getUserDb(userId)
  const life = (await db.life.toArray()).flatMap(({ shown }) => (shown && !shown.is_removed ? [shown] : []))
  const archives = (await listArchives(userId)).map(({ mark: _mark, ...archive }) => archive)
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: now.getTime(),
    source: 'device',
    user: { email: (await getSession())?.email ?? '' },
    config: { interface_language: (await readLanguage()) ?? LOCALES[0], settings: await readSettings() },
    archives,
    days: (await db.fortunes.toArray()).map(openedDayOf),
    books: (await db.books.toArray()).filter(({ is_locked }) => !is_locked).map(({ kept_at: _storedAt, ...book }) => book),
    marks: (await db.marks.toArray()).flatMap(({ shown }) => (shown && !shown.is_removed ? [shown] : [])),
    events: life.filter(isEvent),
    verdicts: life.filter(isVerdict),
    chats: await exportLocalChats(userId),
    images: await exportLocalImages(userId),
    not_included: [...OMITTED_FROM_DEVICE_EXPORT],
  }
}

/** The user's last export on this device: its time (ms), and whether the file is locked with a passphrase. */
export interface BackupRecord {
  readonly at: number
  readonly isLocked: boolean
}

/** Records that the user exported a file at the time `at` (ms). */
export async function recordBackup(userId: string, isLocked: boolean, at = Date.now()): Promise<void> {
  await getUserDb(userId).state.put({ key: KEY, value: { at, isLocked } satisfies BackupRecord })
}

/** Returns the last export; null if there was none. */
export function getLastBackup(userId: string): Promise<BackupRecord | null> {
  return readIfOpen(userId, null, async (db) => {
    const stored = (await db.state.get(KEY))?.value as BackupRecord | number | undefined
    // Older app versions, which had no locked files, stored only the time.
    return typeof stored === 'number' ? { at: stored, isLocked: false } : (stored ?? null)
  })
}
