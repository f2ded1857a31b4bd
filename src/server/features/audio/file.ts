import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PodcastRef } from '../../db/podcast-tables.ts'
import type { Deps } from '../../deps/deps.ts'
import type { ByteRange } from '../../http/byte-range.ts'
import type { ResponseFile, StoredFile } from '../../http/bytes-reply.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import type { PodcastBookQueries } from './books.ts'
import { readChapterRows, readPodcastRow } from './rows.ts'
import { getOrRecordSample } from './sample.ts'
import { createId3Tag } from './tag.ts'
import { audioMessages } from './audio-messages.ts'

type Blobs = Deps['blobs']
type Mp3 = ResponseFile<'audio/mpeg'>

/** Byte range of the joined file, in memory or stored as a blob. */
interface Piece {
  readonly size: number
  readonly read: (range: ByteRange) => Promise<Readable>
}

function createStoredPart(blobs: Blobs, name: string, size: number): Piece {
  return {
    size,
    read: async (range) => {
      const found = await blobs.read(name, range)
      if (found === undefined) throw new AppError('notFound')
      return found.body
    },
  }
}

const createMemoryPart = (bytes: Buffer): Piece => ({
  size: bytes.length,
  read: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
})

async function* bytesOf(pieces: readonly Piece[], { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0
  for (const { size, read } of pieces) {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, size - 1)]
    at += size
    if (first <= last) yield* (await read({ start: first, end: last })) as AsyncIterable<Buffer>
  }
}

/** Concatenates parts to one file. Each part is opened only when the reader reaches it. */
function joinParts(pieces: readonly Piece[]): StoredFile {
  const size = pieces.reduce((sum, piece) => sum + piece.size, 0)
  return { size, read: async (range = { start: 0, end: size - 1 }) => Readable.from(bytesOf(pieces, range), { objectMode: false }) }
}

const etagOf = (...names: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const name of names) hash.update(name)
  return `"${hash.digest('base64url')}"`
}

async function wholeBook({ blobs, db }: Deps, ref: PodcastRef, name: string): Promise<Mp3> {
  const row = await readPodcastRow(db, ref)
  if (row?.state !== 'done') throw new AppError('notFound')
  const chapters = (await readChapterRows(db, ref)).map(({ title, blob, bytes }) => ({ title, blob: blob!, bytes: bytes! }))
  const picture = row.cover === null ? undefined : await blobs.read(row.cover)
  const tag = createId3Tag({ locale: ref.locale, name, chapters, cover: picture && (await buffer(picture.body)) })
  return {
    type: 'audio/mpeg',
    body: joinParts([createMemoryPart(tag), ...chapters.map(({ blob, bytes }) => createStoredPart(blobs, blob, bytes))]),
    filename: `${audioMessages[ref.locale].title}.mp3`,
    etag: etagOf(tag, ...chapters.map(({ blob }) => blob)),
  }
}

async function oneChapter({ blobs, db }: Deps, ref: PodcastRef, nr: number): Promise<Mp3> {
  const chapter = (await readChapterRows(db, ref))[nr]
  if (chapter?.blob == null) throw new AppError('notFound')
  return createStoredFile(blobs, chapter.blob, chapter.bytes!)
}

const createStoredFile = (blobs: Blobs, name: string, size: number): Mp3 => ({
  type: 'audio/mpeg',
  body: joinParts([createStoredPart(blobs, name, size)]),
  etag: etagOf(name),
})

/** Returns the file of the whole podcast, or of one recorded chapter while others are pending. Throws `notFound`, `archiveLocked`. */
export const createPodcastFileHandler =
  (books: PodcastBookQueries): EndpointHandler<'podcastFile'> =>
  async (deps, { userId }, { archive_id, locale, chapter }) => {
    const archive = await books.archiveOf(deps.db, userId, archive_id)
    if (!books.isUnlocked(archive)) throw new AppError('archiveLocked')
    const ref = { user_id: userId, archive_id, locale }
    return chapter === undefined ? wholeBook(deps, ref, archive.user_name) : oneChapter(deps, ref, chapter)
  }

/** Returns the file of the podcast's free sample. Throws `notFound`, `tooManyRequests`, `unavailable`. */
export const createPodcastSampleHandler =
  (books: PodcastBookQueries): EndpointHandler<'podcastSample'> =>
  async (deps, { userId }, { archive_id, locale }, signal) => {
    const name = await getOrRecordSample(deps, books, { user_id: userId, archive_id, locale }, signal)
    const found = await deps.blobs.read(name)
    if (found === undefined) throw new AppError('notFound')
    found.body.destroy()
    return createStoredFile(deps.blobs, name, found.size)
  }
