/** Job that creates an image with the configured model or the built-in painter and stores the files before the image counts as done. */
import type { Image, ImageRecipe } from '#contract/image.ts'
import type { ImagesTable } from '../../db/image-tables.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { lockUser } from '../../http/run-idempotent.ts'
import { refundUse } from '../../ledger/refund-use.ts'
import type { PaintedImage } from '../../ports/painter/painter.ts'
import { generateByModel } from './generate-by-model.ts'
import { drawSvg, toPictureSubject } from './drawn.ts'
import { endImage, findImage, imageBlobOwnerOf, imageUseIdOf } from './rows.ts'

type Payload = JobPayloads['picture']

/** Columns that a finished image adds to its row. */
export type DrawnImage = Required<Pick<ImagesTable, 'made_by' | 'type' | 'bytes' | 'file' | 'thumb' | 'thumb_bytes'>>

/** Finds the archive of an image, also a removed one: it can be restored with its images. */
const archiveRow = (db: Db, { user_id, archive_id }: ImagesTable): Promise<ArchivesTable | undefined> =>
  db.selectFrom('archives').selectAll().where('user_id', '=', user_id).where('archive_id', '=', archive_id).executeTakeFirst()

async function storePainted(
  { blobs }: JobDeps,
  { user_id, image_id }: Payload,
  { full, thumb }: PaintedImage,
  made_by: string,
): Promise<DrawnImage> {
  const owner = imageBlobOwnerOf(user_id, image_id)
  return {
    made_by,
    type: 'image/png',
    bytes: full.byteLength,
    file: await blobs.put(owner, full, 'image/png'),
    thumb: await blobs.put(owner, thumb, 'image/webp'),
    thumb_bytes: thumb.byteLength,
  }
}

/** Draws an image and stores its files. Returns undefined if the image was removed or has ended. */
export async function drawImageFiles(deps: JobDeps, payload: Payload, { signal }: JobContext): Promise<DrawnImage | undefined> {
  const { db, imaging, painter } = deps
  const row = await findImage(db, payload.user_id, payload.image_id)
  const archive = row && (await archiveRow(db, row))
  if (row?.state !== 'drawing' || archive === undefined) return undefined
  const asked = { ...row, recipe: JSON.parse(row.recipe) as ImageRecipe } satisfies Omit<Image, 'recipe'> & { recipe: ImageRecipe }
  const subject = toPictureSubject(archive, asked)
  const made = imaging && (await generateByModel({ imaging, painter }, subject, asked, signal))
  if (made !== undefined) return storePainted(deps, payload, made, imaging!.name)
  return storePainted(deps, payload, await painter.paint(drawSvg(subject, asked), asked.recipe.locale, signal), 'house')
}

/** Marks the image as done if it is still being drawn. */
export async function storeFinishedImage(
  db: Db,
  { user_id, image_id }: Payload,
  drawn: DrawnImage | undefined,
  now: number,
): Promise<void> {
  await lockUser(db, user_id, now)
  if (drawn !== undefined) await endImage(db, user_id, image_id, { ...drawn, state: 'done', ended_at: now })
}

/** Marks the image as failed and refunds its use. */
export async function failAndRefundImage(db: Db, { user_id, image_id }: Payload, now: number): Promise<void> {
  await lockUser(db, user_id, now)
  if (await endImage(db, user_id, image_id, { state: 'failed', ended_at: now })) await refundUse(db, user_id, imageUseIdOf(image_id), now)
}

/** Deletes all files of an owner: an account, an archive's podcasts, or one image. */
export async function deleteOwnerFiles({ blobs }: Pick<JobDeps, 'blobs'>, { owner }: JobPayloads['discard']): Promise<void> {
  await blobs.removeAll(owner)
}
