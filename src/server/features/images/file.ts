import type { IMAGE_TYPES } from '#contract/image.ts'
import type { ByteRange } from '../../http/byte-range.ts'
import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import { imageRow } from './rows.ts'

/** A picture never changes under its id. */
const MAX_AGE_SECONDS = 86_400

/** The hash in a blob's name. */
const hashIn = (name: string): string => /([0-9a-f]{64})\.\w+$/.exec(name)?.[1] ?? name

/** A finished picture, or its small one, to its owner. One that is not finished is as good as none. */
export const imageFile: Feature<'imageFile'> = async ({ db, blobs }, { userId }, { image_id, size: wanted }) => {
  const { kind, month, type, file, bytes, thumb, thumb_bytes } = await imageRow(db, userId, image_id)
  const [name, size] = wanted === 'thumb' ? [thumb, thumb_bytes] : [file, bytes]
  if (name === null || size === null || type === null) throw new AppError('notFound')
  return {
    type: wanted === 'thumb' ? 'image/webp' : (type as (typeof IMAGE_TYPES)[number]),
    filename: `mingshu-${kind}-${month}.${name.split('.').at(-1)}`,
    etag: `"${hashIn(name)}"`,
    maxAge: MAX_AGE_SECONDS,
    body: {
      size,
      read: async (range?: ByteRange) => {
        const stored = await blobs.read(name, range)
        if (stored === undefined) throw new AppError('notFound')
        return stored.body
      },
    },
  }
}
