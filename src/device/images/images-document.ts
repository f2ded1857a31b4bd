import type { OutputOf } from '#contract/endpoints.ts'
import type { Image } from '#contract/image.ts'
import type { PulledDocument } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import type { DeviceSession } from '../session/session.ts'
import { callWithSession } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import { getUserDb } from '../store/db.ts'
import type { ImageRow } from '../store/image-row.ts'
import { plausibleTimeOf } from '../store/known-time.ts'
import { imageChangeKinds } from './image-kinds.ts'
import { imageOverlayTable, laterImageOf } from './image-rows.ts'
import { queueOverdueRemovals } from './removals.ts'
import { storeImageQuota } from './image-quota.ts'

/** Interval of full lists (ms): only a full list shows remote deletions. In between only changes are fetched. */
const FULL_LIST_MS = 86_400_000
const FULL_LIST_AT = 'imagesWholeAt'

interface ImageListAnswer extends Pick<OutputOf<'imageList'>, 'left' | 'drawn_by'> {
  readonly images: readonly Image[]
  readonly isFullList: boolean
  /** Images known when the request started; only these count as removed if the full list lacks them. */
  readonly known: ReadonlyMap<string, Image>
}

/** All images of the user, with their files. */
export const imagesDocument: PulledDocument<'images', ImageListAnswer> = {
  name: 'images',
  freshMs: 10_000,
  fetch: fetchChanged,
  write: writeList,
  deleteOrphans: async (db) => {
    await queueOverdueRemovals(db)
    await deleteOrphanFiles(db)
  },
  downloadFiles: async (session, signal) => {
    const { downloadFiles } = await import('./download-files.ts')
    await downloadFiles(session, signal)
  },
}

/** Fetches pages, newest first, until one without changes and no older image is still being drawn; all pages if a full list is due. */
async function fetchChanged(session: DeviceSession, signal?: AbortSignal): Promise<ImageListAnswer> {
  const db = getUserDb(session.user_id)
  const known = new Map((await db.images.toArray()).flatMap(({ confirmed }) => (confirmed ? [[confirmed.image_id, confirmed]] : [])))
  const fullListAt = plausibleTimeOf((await db.state.get(FULL_LIST_AT))?.value as number | undefined) ?? 0
  const wantsFullList = Date.now() - fullListAt > FULL_LIST_MS
  const drawn = [...known.values()].filter(({ state }) => state === 'drawing').map(({ asked_at }) => asked_at)
  const images: Image[] = []
  for (let before: number | undefined; ;) {
    const page = await callWithSession(session, 'imageList', before === undefined ? {} : { before }, { signal })
    const { left, drawn_by } = page
    images.push(...page.images)
    const last = page.images.at(-1)?.asked_at
    if (!page.is_more || last === undefined) return { images, isFullList: true, known, left, drawn_by }
    const isKnown = page.images.every(({ image_id, state }) => known.get(image_id)?.state === state)
    if (isKnown && !wantsFullList && drawn.every((at) => at >= last)) return { images, isFullList: false, known, left, drawn_by }
    before = last
  }
}

async function writeList(db: UserDb, { images, isFullList, known, left, drawn_by }: ImageListAnswer): Promise<void> {
  const serverCopies = new Map(images.map((image) => [image.image_id, image]))
  const toServerRow = (row: ImageRow): ImageRow => {
    const copy = serverCopies.get(row.image_id)
    if (copy) return { ...row, confirmed: laterImageOf(row.confirmed, copy) }
    return isFullList && known.has(row.image_id) ? { ...row, confirmed: null } : row
  }
  await rebaseAllDocuments(db, imageChangeKinds, imageOverlayTable, toServerRow, [...serverCopies.keys()])
  await storeImageQuota(db, { left, drawn_by })
  if (isFullList) await db.state.put({ key: FULL_LIST_AT, value: Date.now() })
}

/** Deletes the files of images that no longer have a row. */
async function deleteOrphanFiles(db: UserDb): Promise<void> {
  const known = new Set(await db.images.toCollection().primaryKeys())
  for (const files of [db.fullImages, db.thumbs]) {
    const strays = (await files.toCollection().primaryKeys()).filter((id) => !known.has(id))
    if (strays.length > 0) await files.bulkDelete(strays)
  }
}
