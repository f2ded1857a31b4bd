import type * as z from 'zod/mini'
import type { Image, ImageKind, imageGenerate } from '#contract/image.ts'
import { rebaseDocument } from '../intents/overlay.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { callWithSession } from '../session/session.ts'
import { getUserDb, readIfOpen } from '../store/db.ts'
import type { ImageRow } from '../store/image-row.ts'
import { imageChangeKinds } from './image-kinds.ts'
import { imageOverlayTable, readImageRow, laterImageOf, visibleImageOf } from './image-rows.ts'
import { getStoredFile } from './stored-file.ts'

/** A listed image. */
export interface ListedImage extends Image {
  /** Size of the full image stored here (bytes); null: not stored, must be downloaded. */
  readonly full: number | null
  readonly isLetGo: boolean
}

/** Lists all images, newest first. */
export function listImages(userId: string): Promise<ListedImage[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = (await db.images.toArray()).flatMap(listedOf)
    return rows.sort((a, b) => b.asked_at - a.asked_at)
  })
}

/** Returns an image; null if it was removed or is not on this device. */
export function getImage(userId: string, imageId: string): Promise<ListedImage | null> {
  return readIfOpen(userId, null, async (db) => listedOf(await readImageRow(db, imageId))[0] ?? null)
}

/** Request for a new image. */
export type ImageRequest = z.input<typeof imageGenerate>

/**
 * Requests an image and stores its state; charges the user once per `image_id`. @throws ApiError timesSpent and others @throws OtherUser
 */
export async function generateImage(userId: string, order: ImageRequest): Promise<Image> {
  const session = await requireSessionOf(userId)
  const made = await callWithSession(session, 'imageGenerate', order, { idempotencyKey: order.image_id })
  await withUserTransaction(userId, async (db) => {
    const row = await readImageRow(db, made.image_id)
    await db.images.put({ ...row, confirmed: laterImageOf(row.confirmed, made) })
    await rebaseDocument(db, imageChangeKinds, imageOverlayTable, made.image_id)
  })
  return made
}

/** Returns the full image: the stored file, else one downloaded now, which is also stored. @throws ApiError @throws OtherUser */
export async function loadFullImage(userId: string, imageId: string): Promise<Blob> {
  const stored = await getStoredFile(userId, imageId, 'full')
  if (stored) return stored
  const { downloadFile } = await import('./download-file.ts')
  return downloadFile(await requireSessionOf(userId), getUserDb(userId), imageId, 'full')
}

const choiceKey = (kind: ImageKind) => `imageChoice:${kind}`

/** Returns the user's last parameters for a kind of image; they survive a lost connection, an insufficient quota and a restart. */
export function getImageChoice(userId: string, kind: ImageKind): Promise<unknown> {
  return readIfOpen(userId, null, async (db) => (await db.state.get(choiceKey(kind)))?.value ?? null)
}

export async function storeImageChoice(userId: string, kind: ImageKind, choice: unknown): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => void (await db.state.put({ key: choiceKey(kind), value: choice })))
}

function listedOf(row: ImageRow): ListedImage[] {
  const seen = visibleImageOf(row)
  return seen ? [{ ...seen, full: row.full, isLetGo: row.is_let_go }] : []
}
