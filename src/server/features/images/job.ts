/** A picture, drawn by the house or made by a model where one is set, and kept as files before it is told as done. */
import type { Image, ImageRecipe } from '#contract/image.ts'
import type { ImagesTable } from '../../db/image-tables.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { lockUser } from '../../http/once.ts'
import { refundUse } from '../../ledger/give-back.ts'
import type { Painted } from '../../ports/painter/painter.ts'
import { madeByModel } from './by-model.ts'
import { drawnOf, subjectOf } from './drawn.ts'
import { endImage, findImage, ownerOf, useIdOf } from './rows.ts'

type Wanted = JobPayloads['picture']

/** What a finished picture's row says. */
export type Drawn = Required<Pick<ImagesTable, 'made_by' | 'type' | 'bytes' | 'file' | 'thumb' | 'thumb_bytes'>>

/** Also one that was removed meanwhile: it can be brought back, and its pictures with it. */
const archiveRow = (db: Db, { user_id, archive_id }: ImagesTable): Promise<ArchivesTable | undefined> =>
  db.selectFrom('archives').selectAll().where('user_id', '=', user_id).where('archive_id', '=', archive_id).executeTakeFirst()

async function keep({ blobs }: JobDeps, { user_id, image_id }: Wanted, { full, thumb }: Painted, made_by: string): Promise<Drawn> {
  const owner = ownerOf(user_id, image_id)
  return {
    made_by,
    type: 'image/png',
    bytes: full.byteLength,
    file: await blobs.put(owner, full, 'image/png'),
    thumb: await blobs.put(owner, thumb, 'image/webp'),
    thumb_bytes: thumb.byteLength,
  }
}

/** Draws a picture and keeps its files. `undefined` where nobody waits for it any more. */
export async function drawPicture(deps: JobDeps, wanted: Wanted, { signal }: JobContext): Promise<Drawn | undefined> {
  const { db, imaging, painter } = deps
  const row = await findImage(db, wanted.user_id, wanted.image_id)
  const archive = row && (await archiveRow(db, row))
  if (row?.state !== 'drawing' || archive === undefined) return undefined
  const asked = { ...row, recipe: JSON.parse(row.recipe) as ImageRecipe } satisfies Omit<Image, 'recipe'> & { recipe: ImageRecipe }
  const subject = subjectOf(archive, asked)
  const made = imaging && (await madeByModel({ imaging, painter }, subject, asked, signal))
  if (made !== undefined) return keep(deps, wanted, made, imaging!.name)
  return keep(deps, wanted, await painter.paint(drawnOf(subject, asked), asked.recipe.locale, signal), 'house')
}

/** The picture is done, if it is waited for still. */
export async function settlePicture(db: Db, { user_id, image_id }: Wanted, drawn: Drawn | undefined, now: number): Promise<void> {
  await lockUser(db, user_id, now)
  if (drawn !== undefined) await endImage(db, user_id, image_id, { ...drawn, state: 'done', ended_at: now })
}

/** The picture did not come: what it took comes back. */
export async function failPicture(db: Db, { user_id, image_id }: Wanted, now: number): Promise<void> {
  await lockUser(db, user_id, now)
  if (await endImage(db, user_id, image_id, { state: 'failed', ended_at: now })) await refundUse(db, user_id, useIdOf(image_id), now)
}

/** Deletes the files under an owner. */
export async function discard({ blobs }: Pick<JobDeps, 'blobs'>, { owner }: JobPayloads['discard']): Promise<void> {
  await blobs.removeAll(owner)
}
