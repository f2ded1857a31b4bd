import type * as z from 'zod/mini'
import type { Image, ImageKind, imageGenerate } from '#contract/image.ts'
import { rebaseDocument } from '../intents/overlay.ts'
import { sessionOf } from '../intents/own-session.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { callFor } from '../session/session.ts'
import { userDb, readIfOpen } from '../store/db.ts'
import type { ImageRow } from '../store/image-row.ts'
import { imageKinds } from './image-kinds.ts'
import { imageOverlay, imageRow, laterOf, seenOf } from './image-rows.ts'
import { getStoredFile } from './stored-file.ts'

/** A picture as it is listed. */
export interface ListedImage extends Image {
  /** Bytes of the whole picture here; null: it is to be fetched. */
  readonly full: number | null
  readonly isLetGo: boolean
}

/** Every picture, the newest first. */
export function listImages(userId: string): Promise<ListedImage[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = (await db.images.toArray()).flatMap(listedOf)
    return rows.sort((a, b) => b.asked_at - a.asked_at)
  })
}

/** Null for one that was removed, or that is not here. */
export function getImage(userId: string, imageId: string): Promise<ListedImage | null> {
  return readIfOpen(userId, null, async (db) => listedOf(await imageRow(db, imageId))[0] ?? null)
}

/** What is sent to have one made. */
export type ImageOrder = z.input<typeof imageGenerate>

/**
 * Has a picture made, and pays for it: asked twice under its id, it is one. It stands in the list at once, and comes by itself.
 * @throws ApiError timesSpent, notFound and others @throws OtherUser
 */
export async function generateImage(userId: string, order: ImageOrder): Promise<Image> {
  const session = await sessionOf(userId)
  const made = await callFor(session, 'imageGenerate', order, { idempotencyKey: order.image_id })
  await withUserTransaction(userId, async (db) => {
    const row = await imageRow(db, made.image_id)
    await db.images.put({ ...row, confirmed: laterOf(row.confirmed, made) })
    await rebaseDocument(db, imageKinds, imageOverlay, made.image_id)
  })
  return made
}

/** The whole picture: as it is kept, or fetched and kept again. @throws ApiError @throws OtherUser */
export async function wholeImage(userId: string, imageId: string): Promise<Blob> {
  const kept = await getStoredFile(userId, imageId, 'full')
  if (kept) return kept
  const { downloadFile } = await import('./download-file.ts')
  return downloadFile(await sessionOf(userId), userDb(userId), imageId, 'full')
}

const choiceKey = (kind: ImageKind) => `imageChoice:${kind}`

/** What was chosen last for a kind of picture: it stays through a lost line, an empty purse and a restart. */
export function getChoice(userId: string, kind: ImageKind): Promise<unknown> {
  return readIfOpen(userId, null, async (db) => (await db.state.get(choiceKey(kind)))?.value ?? null)
}

export async function storeChoice(userId: string, kind: ImageKind, choice: unknown): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => void (await db.state.put({ key: choiceKey(kind), value: choice })))
}

function listedOf(row: ImageRow): ListedImage[] {
  const seen = seenOf(row)
  return seen ? [{ ...seen, full: row.full, isLetGo: row.is_let_go }] : []
}
