import { lightFormat } from 'date-fns/lightFormat'
import type { DeviceExport, ServerExport } from '#contract/export-file.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, LOCKED_MAX_BYTES, NOT_IN_DEVICE_FILE } from '#contract/export-format.ts'
import { LOCALES } from '#contract/locale.ts'
import { ApiError } from '../wire/api-error.ts'
import { openedDayOf } from '../documents/open-day.ts'
import { listArchives } from '../archives/archive-list.ts'
import { exportedChats, withLocalTurns } from '../chats/chats-export.ts'
import { exportedImages } from '../images/images-export.ts'
import { isEvent, isVerdict } from '../life/life-rows.ts'
import { userDb, readIfOpen } from '../store/db.ts'
import { callAsUser, openSession } from '../session/session.ts'
import { readLanguage, readSettings } from '../settings/settings.ts'
import { sync } from '../sync/sync.ts'

const KEY = 'backedUpAt'

interface Export {
  /** `mingshu-YYYY-MM-DD.json`, by the device's own date; `.zip` with media, `.mingshu` where it is locked. */
  readonly name: string
  readonly file: Blob
  /** The device's has only what this device knows. */
  readonly source: 'server' | 'device'
  /** Files that were asked for and could not be had. */
  readonly missing: number
}

/** What goes along with the data, on request. */
export interface ExportMedia {
  readonly images: boolean
  readonly recordings: boolean
}

export interface ExportOptions {
  /** Locks the file (`backup/README.md`), which needs `canLock`. */
  readonly passphrase?: string | undefined
  readonly media?: ExportMedia
}

/** With what was asked for, the file is larger than one that is locked may be. */
export class ExportTooLarge extends Error {}

/**
 * Everything of the user as one file: the server's with what was answered here alone, or where it cannot be had what this device has. With media it is a zip.
 * @throws ExportTooLarge
 */
export async function exportAll(userId: string, { passphrase, media }: ExportOptions = {}, now = new Date()): Promise<Export> {
  const content = await whole(userId, now)
  const name = `mingshu-${lightFormat(now, 'yyyy-MM-dd')}`
  const { source } = content
  if (media?.images || media?.recordings) {
    const { zipOf } = await import('./export-media.ts')
    const { zip, missing } = await zipOf(userId, content, media)
    if (passphrase === undefined) return { name: `${name}.zip`, file: zip, source, missing }
    const { lockZip } = await import('../backup/lock-text.ts')
    if (zip.size >= LOCKED_MAX_BYTES) throw new ExportTooLarge()
    return { name: `${name}.mingshu`, file: lockedBlob(await lockZip(zip, passphrase)), source, missing }
  }
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (passphrase === undefined) return { name: `${name}.json`, file: new Blob([text], { type: 'application/json' }), source, missing: 0 }
  const { lockText } = await import('../backup/lock-text.ts')
  return { name: `${name}.mingshu`, file: lockedBlob(await lockText(text, passphrase)), source, missing: 0 }
}

const lockedBlob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/octet-stream' })

async function whole(userId: string, now: Date): Promise<ServerExport | DeviceExport> {
  try {
    // What was changed here belongs into the file, too.
    await sync()
    const told = await callAsUser('userExport', {})
    // What this device alone was told of stands in no answer of the server's.
    return { ...told, chats: await withLocalTurns(userId, told.chats) }
  } catch (error) {
    if (error instanceof ApiError) return fromHere(userId, now)
    throw error
  }
}

async function fromHere(userId: string, now: Date): Promise<DeviceExport> {
  const db = userDb(userId)
  const life = (await db.life.toArray()).flatMap(({ shown }) => (shown && !shown.is_removed ? [shown] : []))
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
    events: life.filter(isEvent),
    verdicts: life.filter(isVerdict),
    chats: await exportedChats(userId),
    images: await exportedImages(userId),
    not_included: [...NOT_IN_DEVICE_FILE],
  }
}

/** When the user last took a file from this device (ms), and whether a passphrase locks it. */
export interface Backup {
  readonly at: number
  readonly isLocked: boolean
}

/** Notes that the user has a file as of now. */
export async function recordBackup(userId: string, isLocked: boolean, at = Date.now()): Promise<void> {
  await userDb(userId).state.put({ key: KEY, value: { at, isLocked } satisfies Backup })
}

/** The last file; null when there was none. */
export function lastBackup(userId: string): Promise<Backup | null> {
  return readIfOpen(userId, null, async (db) => {
    const kept = (await db.state.get(KEY))?.value as Backup | number | undefined
    // Before files could be locked, the time alone was kept.
    return typeof kept === 'number' ? { at: kept, isLocked: false } : (kept ?? null)
  })
}
