import type { Image } from '#contract/image.ts'
import { readArchiveName } from '../archives/archive-rows.ts'
import type { ChangeKind } from '../intents/kind.ts'
import { mapKindsByName } from '../intents/kind.ts'
import type { UserDb } from '../store/db.ts'
import { imageOverlayTable, readImageRow } from './image-rows.ts'

const imageRemoveKind: ChangeKind<'imageRemove', 'imageRemove', Image, null> = {
  name: 'imageRemove',
  endpoint: 'imageRemove',
  overlay: imageOverlayTable,
  patch: () => null,
  confirm: (db, { subject }) => forgetImage(db, subject),
  refuse: async (db, { subject }, error) => {
    if (error.codeName === 'notFound') {
      // Confirms the removal: the image was already removed on another device.
      await forgetImage(db, subject)
      return 'noop'
    }
    await db.images.put({ ...(await readImageRow(db, subject)), leaving_at: null })
    return 'rollback'
  },
  isEnd: true,
  readName: async (db, { subject }) => {
    const { confirmed } = await readImageRow(db, subject)
    return confirmed ? readArchiveName(db, { subject: confirmed.archive_id }) : ''
  },
  versioned: null,
}

/** All kinds of changes to an image. Creating an image is no such change, because what is charged is never sent in the background. */
export const imageChangeKinds = mapKindsByName(imageRemoveKind)

/** Records that the server no longer has an image, and deletes the image's files on this device. */
async function forgetImage(db: UserDb, imageId: string): Promise<void> {
  await db.images.put({ ...(await readImageRow(db, imageId)), confirmed: null })
  await db.fullImages.delete(imageId)
  await db.thumbs.delete(imageId)
}
