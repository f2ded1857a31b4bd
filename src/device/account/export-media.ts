/** The zip of an export: its JSON, images and recordings under readable file names. */
import { endpoints } from '#contract/endpoints.ts'
import type { DeviceExport, ExportedFile, ServerExport } from '#contract/export-file.ts'
import type { Podcast } from '#contract/podcast.ts'
import { fetchPodcast, loadChapterAudio } from '../audio/podcasts.ts'
import { ZipBuilder } from '../backup/zip-file.ts'
import { getStoredFile } from '../images/stored-file.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import { fetchBytesWithSession } from '../session/call-bytes-for.ts'
import { getUserDb } from '../store/db.ts'
import { ApiError } from '../wire/api-error.ts'
import type { ExportMedia } from './export.ts'

type Content = ServerExport | DeviceExport

/**
 * A file of the zip. `read` returns the copy stored here, else the server's if `canAsk`; null if there is none. May reject with an
 * ApiError.
 */
interface MediaFile {
  readonly entry: ExportedFile
  readonly read: (canAsk: boolean) => Promise<Blob | null>
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
}

/** Returns a zip of the content and the chosen media, and the number of files that could not be read. */
export async function createExportZip(userId: string, content: Content, media: ExportMedia): Promise<{ zip: Blob; missing: number }> {
  const out = new ZipBuilder()
  const files: ExportedFile[] = []
  let missing = 0
  // Requests files only if the data came from the server; otherwise the server is unreachable.
  let canAsk = content.source === 'server'
  const uniqueOf = createPathNumbering()
  const nameOf = namesIn(content)
  const add = async ({ entry, read }: MediaFile) => {
    const blob = await read(canAsk).catch((error: unknown) => {
      if (error instanceof ApiError && error.code < 0) canAsk = false
      return nullIfRefused(error)
    })
    if (blob === null) {
      missing += 1
      return
    }
    const path = uniqueOf(entry.path, `.${ENDINGS[blob.type] ?? 'bin'}`)
    await out.add(path, blob)
    files.push({ ...entry, path })
  }
  if (media.images) for (const wanted of listImageFiles(userId, content, nameOf)) await add(wanted)
  if (media.recordings) {
    const { recorded, unknown } = await listRecorded(userId, content)
    missing += unknown
    for (const book of recorded) {
      const folder = uniqueOf(`recordings/${nameOf(book.podcast.archive_id)} ${book.podcast.locale}`, '')
      for (const wanted of listChapterFiles(userId, book, folder)) await add(wanted)
    }
  }
  const json = { ...content, ...(media.images && 'not_included' in content && { not_included: withoutImages(content) }), files }
  return { zip: await out.end(`${JSON.stringify(json, null, 2)}\n`), missing }
}

function listImageFiles(userId: string, { images }: Content, nameOf: (archiveId: string) => string): MediaFile[] {
  return images
    .filter(({ state }) => state === 'done')
    .map(({ image_id, archive_id, kind, month }) => ({
      entry: { image_id, path: `images/${nameOf(archive_id)} ${month} ${kind === 'avatar' ? 'portrait' : 'wallpaper'}` },
      // Does not store a file that is fetched for the export: the device may lack the space.
      read: async (canAsk) => {
        const stored = await getStoredFile(userId, image_id, 'full')
        if (stored || !canAsk) return stored
        return fetchBytesWithSession(await requireSessionOf(userId), endpoints.imageFile, { image_id, size: 'full' })
      },
    }))
}

function listChapterFiles(userId: string, { podcast, isStored }: Recorded, folder: string): MediaFile[] {
  const { archive_id, locale, chapters } = podcast
  return chapters.map(({ title }, chapter) => ({
    entry: { archive_id, locale, chapter, path: `${folder}/${String(chapter + 1).padStart(2, '0')} ${fileName(title)}` },
    read: async (canAsk) => (canAsk || isStored ? loadChapterAudio(userId, podcast, chapter) : null),
  }))
}

/** A recorded book. `isStored`: this device stores every chapter of the recording. */
interface Recorded {
  readonly podcast: Podcast
  readonly isStored: boolean
}

/**
 * Lists the recorded books on the server; for a device export those stored here. `unknown`: number of books whose chapters could not be
 * fetched.
 */
async function listRecorded(userId: string, content: Content): Promise<{ recorded: Recorded[]; unknown: number }> {
  const rows = await getUserDb(userId).podcasts.toArray()
  if (content.source === 'device')
    return { recorded: rows.flatMap(({ kept: stored }) => (stored ? [{ podcast: stored, isStored: true }] : [])), unknown: 0 }
  const recorded: Recorded[] = []
  const done = content.podcasts.filter(({ state }) => state === 'done')
  for (const { archive_id, locale } of done) {
    const podcast = await fetchPodcast(userId, archive_id, locale).catch(nullIfRefused)
    const stored = rows.find((row) => row.archive_id === archive_id && row.locale === locale)?.kept
    if (podcast) recorded.push({ podcast, isStored: stored?.version === podcast.version })
  }
  return { recorded, unknown: done.length - recorded.length }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.codeName !== 'sessionTimedOut') return null
  throw error
}

const withoutImages = ({ not_included }: DeviceExport) => not_included.filter((name) => name !== 'image_files')

function namesIn(content: Content): (archiveId: string) => string {
  const archives = [...content.archives, ...(content.source === 'server' ? content.removed : [])]
  const names = new Map(archives.map(({ archive_id, user_name }) => [archive_id, fileName(user_name)]))
  return (archiveId) => names.get(archiveId) ?? 'mingshu'
}

/** Returns a file name that is valid on every file system. */
function fileName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ').replace(/^[\s.]+|[\s.]+$/g, '') || '_'
}

/** Returns a function that numbers repeated paths, as in `name (2)`. Compares case-insensitively, as some file systems do. */
function createPathNumbering(): (path: string, ending: string) => string {
  const taken = new Set<string>()
  return (path, ending) => {
    for (let count = 1; ; count += 1) {
      const unique = `${path}${count === 1 ? '' : ` (${count})`}${ending}`
      const key = unique.normalize('NFC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return unique
    }
  }
}
