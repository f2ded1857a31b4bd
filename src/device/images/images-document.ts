import type { OutputOf } from '#contract/endpoints.ts'
import type { Image } from '#contract/image.ts'
import type { Document } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import type { Session } from '../session/session.ts'
import { callFor } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import type { ImageRow } from '../store/image-row.ts'
import { knownTimeOf } from '../store/known-time.ts'
import { imageKinds } from './image-kinds.ts'
import { imageOverlay, laterOf } from './image-rows.ts'
import { sendRemovals } from './removals.ts'
import { storeImageQuota } from './image-quota.ts'

/** What was removed elsewhere is known by the whole list alone; that is asked for so often, and else what is new. */
const WHOLE_MS = 86_400_000
const WHOLE_AT = 'imagesWholeAt'

interface Told extends Pick<OutputOf<'imageList'>, 'left' | 'drawn_by'> {
  readonly images: readonly Image[]
  readonly isWhole: boolean
  /** What was here when it was asked: what was made since is not missing from the list. */
  readonly known: ReadonlyMap<string, Image>
}

/** All pictures, and their files. */
export const imagesDocument: Document<'images', Told> = {
  name: 'images',
  freshMs: 10_000,
  fetch: fetchChanged,
  write: writeList,
  drop: async (db) => {
    await sendRemovals(db)
    await dropStrays(db)
  },
  follow: async (session, signal) => {
    const { downloadFiles } = await import('./download-files.ts')
    await downloadFiles(session, signal)
  },
}

/** The newest come first: what is asked for ends with the page on which nothing is new and after which nothing is being drawn. */
async function fetchChanged(session: Session, signal?: AbortSignal): Promise<Told> {
  const db = userDb(session.user_id)
  const known = new Map((await db.images.toArray()).flatMap(({ confirmed }) => (confirmed ? [[confirmed.image_id, confirmed]] : [])))
  const wholeAt = knownTimeOf((await db.state.get(WHOLE_AT))?.value as number | undefined) ?? 0
  const wantsWhole = Date.now() - wholeAt > WHOLE_MS
  const drawn = [...known.values()].filter(({ state }) => state === 'drawing').map(({ asked_at }) => asked_at)
  const images: Image[] = []
  for (let before: number | undefined; ;) {
    const page = await callFor(session, 'imageList', before === undefined ? {} : { before }, { signal })
    const { left, drawn_by } = page
    images.push(...page.images)
    const last = page.images.at(-1)?.asked_at
    if (!page.is_more || last === undefined) return { images, isWhole: true, known, left, drawn_by }
    const isKnown = page.images.every(({ image_id, state }) => known.get(image_id)?.state === state)
    if (isKnown && !wantsWhole && drawn.every((at) => at >= last)) return { images, isWhole: false, known, left, drawn_by }
    before = last
  }
}

async function writeList(db: UserDb, { images, isWhole, known, left, drawn_by }: Told): Promise<void> {
  const told = new Map(images.map((image) => [image.image_id, image]))
  const asTold = (row: ImageRow): ImageRow => {
    const copy = told.get(row.image_id)
    if (copy) return { ...row, confirmed: laterOf(row.confirmed, copy) }
    return isWhole && known.has(row.image_id) ? { ...row, confirmed: null } : row
  }
  await rebaseAllDocuments(db, imageKinds, imageOverlay, asTold, [...told.keys()])
  await storeImageQuota(db, { left, drawn_by })
  if (isWhole) await db.state.put({ key: WHOLE_AT, value: Date.now() })
}

/** Files of pictures that are here no longer. */
async function dropStrays(db: UserDb): Promise<void> {
  const known = new Set(await db.images.toCollection().primaryKeys())
  for (const files of [db.fullImages, db.thumbs]) {
    const strays = (await files.toCollection().primaryKeys()).filter((id) => !known.has(id))
    if (strays.length > 0) await files.bulkDelete(strays)
  }
}
