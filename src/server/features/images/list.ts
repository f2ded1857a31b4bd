import type { Feature } from '../../http/handle.ts'
import { mayUse } from '../../ledger/use.ts'
import { imageOf, imagesOf } from './rows.ts'

const PAGE = 60

/** The user's pictures, the newest first, with how many are left to make. */
export const imageList: Feature<'imageList'> = async ({ db, now, imaging }, person, { before }) => {
  const all = imagesOf(db, person.userId)
  const older = before === undefined ? all : all.where('asked_at', '<', before)
  const rows = await older
    .orderBy('asked_at', 'desc')
    .limit(PAGE + 1)
    .execute()
  const allowance = await mayUse(db, person, 'image_pack', undefined, now())
  return {
    images: rows.slice(0, PAGE).map(imageOf),
    is_more: rows.length > PAGE,
    left: allowance.unlimited ? Number.MAX_SAFE_INTEGER : allowance.times,
    drawn_by: imaging?.name ?? 'house',
  }
}
