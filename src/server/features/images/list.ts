import type { EndpointHandler } from '../../http/handle.ts'
import { readAllowance } from '../../ledger/use.ts'
import { toImage, selectImages } from './rows.ts'

const PAGE = 60

/** Returns a page of the user's images, newest first, and the remaining uses. */
export const imageList: EndpointHandler<'imageList'> = async ({ db, now, imaging }, person, { before }) => {
  const all = selectImages(db, person.userId)
  const older = before === undefined ? all : all.where('asked_at', '<', before)
  const rows = await older
    .orderBy('asked_at', 'desc')
    .limit(PAGE + 1)
    .execute()
  const allowance = await readAllowance(db, person, 'image_pack', undefined, now())
  return {
    images: rows.slice(0, PAGE).map(toImage),
    is_more: rows.length > PAGE,
    left: allowance.unlimited ? Number.MAX_SAFE_INTEGER : allowance.times,
    drawn_by: imaging?.name ?? 'house',
  }
}
