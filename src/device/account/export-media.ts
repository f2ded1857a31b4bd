/** The zip of an export: its JSON, images and recordings under names that tell what they are. */
import { endpoints } from '#contract/endpoints.ts'
import type { DeviceExport, ExportedFile, ServerExport } from '#contract/export-file.ts'
import type { Podcast } from '#contract/podcast.ts'
import { bringPodcast, fetchChapter } from '../audio/podcasts.ts'
import { ZipOut } from '../backup/zip-file.ts'
import { keptFile } from '../images/kept-file.ts'
import { sessionOf } from '../intents/own-session.ts'
import { bytesFor } from '../session/bytes-for.ts'
import { userDb } from '../store/db.ts'
import { ApiError } from '../wire/api-error.ts'
import type { ExportMedia } from './export.ts'

type Content = ServerExport | DeviceExport

/** A file that is to be had, or not: then reading throws an ApiError. */
interface Wanted {
  readonly entry: ExportedFile
  readonly read: () => Promise<Blob>
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
}

/** Everything as a zip, and how many of the files could not be had. */
export async function zipOf(userId: string, content: Content, media: ExportMedia): Promise<{ zip: Blob; missing: number }> {
  const out = new ZipOut()
  const files: ExportedFile[] = []
  let missing = 0
  const uniqueOf = uniquePaths()
  const nameOf = namesIn(content)
  const add = async ({ entry, read }: Wanted) => {
    const blob = await read().catch(nullIfRefused)
    if (blob === null) {
      missing += 1
      return
    }
    const path = uniqueOf(entry.path, `.${ENDINGS[blob.type] ?? 'bin'}`)
    await out.add(path, blob)
    files.push({ ...entry, path })
  }
  if (media.images) for (const wanted of imagesOf(userId, content, nameOf)) await add(wanted)
  if (media.recordings) {
    const { podcasts, unknown } = await podcastsOf(userId, content)
    missing += unknown
    for (const podcast of podcasts) {
      const folder = uniqueOf(`recordings/${nameOf(podcast.archive_id)} ${podcast.locale}`, '')
      for (const wanted of chaptersOf(userId, podcast, folder)) await add(wanted)
    }
  }
  const json = { ...content, ...(media.images && 'not_included' in content && { not_included: withoutImages(content) }), files }
  return { zip: await out.end(`${JSON.stringify(json, null, 2)}\n`), missing }
}

function imagesOf(userId: string, { images }: Content, nameOf: (archiveId: string) => string): Wanted[] {
  return images
    .filter(({ state }) => state === 'done')
    .map(({ image_id, archive_id, kind, month }) => ({
      entry: { image_id, path: `images/${nameOf(archive_id)} ${month} ${kind === 'avatar' ? 'portrait' : 'wallpaper'}` },
      // What comes from the server for the file is not stored here as well: there may be no room for all.
      read: async () =>
        (await keptFile(userId, image_id, 'full')) ?? bytesFor(await sessionOf(userId), endpoints.imageFile, { image_id, size: 'full' }),
    }))
}

function chaptersOf(userId: string, podcast: Podcast, folder: string): Wanted[] {
  const { archive_id, locale, chapters } = podcast
  return chapters.map(({ title }, chapter) => ({
    entry: { archive_id, locale, chapter, path: `${folder}/${String(chapter + 1).padStart(2, '0')} ${fileName(title)}` },
    read: () => fetchChapter(userId, podcast, chapter),
  }))
}

/** The server's recorded books with their chapters; without it, those that are stored here. */
async function podcastsOf(userId: string, content: Content): Promise<{ podcasts: Podcast[]; unknown: number }> {
  if (content.source === 'device') {
    const rows = await userDb(userId).podcasts.toArray()
    return { podcasts: rows.flatMap(({ kept }) => kept ?? []), unknown: 0 }
  }
  const podcasts: Podcast[] = []
  const done = content.podcasts.filter(({ state }) => state === 'done')
  for (const { archive_id, locale } of done) {
    const podcast = await bringPodcast(userId, archive_id, locale).catch(nullIfRefused)
    if (podcast) podcasts.push(podcast)
  }
  return { podcasts, unknown: done.length - podcasts.length }
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

/** A name that every file system takes. */
function fileName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ').replace(/^[\s.]+|[\s.]+$/g, '') || '_'
}

/** The same name again gets a number. File systems may take upper and lower case for the same. */
function uniquePaths(): (path: string, ending: string) => string {
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
