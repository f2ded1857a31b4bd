import type { IMAGE_TYPES } from '#contract/image.ts'
import type { ByteRange } from '../../http/byte-range.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { getImageRow } from './rows.ts'

/** Cache lifetime of image files; the files of an image id never change. */
const MAX_AGE_SECONDS = 86_400

/** Returns the hash that a blob's name contains. */
const hashIn = (name: string): string => /([0-9a-f]{64})\.\w+$/.exec(name)?.[1] ?? name

/** Returns the file of a finished image or its thumbnail. Throws `notFound`, also for an unfinished image. */
export const imageFile: EndpointHandler<'imageFile'> = async ({ db, blobs }, { userId }, { image_id, size: requested }) => {
  const { kind, month, type, file, bytes, thumb, thumb_bytes } = await getImageRow(db, userId, image_id)
  const [name, size] = requested === 'thumb' ? [thumb, thumb_bytes] : [file, bytes]
  if (name === null || size === null || type === null) throw new AppError('notFound')
  return {
    type: requested === 'thumb' ? 'image/webp' : (type as (typeof IMAGE_TYPES)[number]),
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
