import type { Image } from '#contract/image.ts'
import { archiveNameOf } from '../archives/archive-rows.ts'
import type { Kind } from '../intents/kind.ts'
import { byName } from '../intents/kind.ts'
import type { UserDb } from '../store/db.ts'
import { imageOverlay, imageRow } from './image-rows.ts'

const imageRemoveKind: Kind<'imageRemove', 'imageRemove', Image, null> = {
  name: 'imageRemove',
  endpoint: 'imageRemove',
  overlay: imageOverlay,
  patch: () => null,
  confirm: (db, { subject }) => forgetImage(db, subject),
  refuse: async (db, { subject }, error) => {
    if (error.codeName === 'notFound') {
      // Removed already, on another device.
      await forgetImage(db, subject)
      return 'noop'
    }
    await db.images.put({ ...(await imageRow(db, subject)), leaving_at: null })
    return 'rollback'
  },
  isEnd: true,
  nameOf: async (db, { subject }) => {
    const { confirmed } = await imageRow(db, subject)
    return confirmed ? archiveNameOf(db, { subject: confirmed.archive_id }) : ''
  },
  versioned: null,
}

/** Everything that can be done to a picture, but to make one: what costs something is never sent behind anyone's back. */
export const imageKinds = byName(imageRemoveKind)

/** The server has it no longer: nothing of it stays here. */
async function forgetImage(db: UserDb, imageId: string): Promise<void> {
  await db.images.put({ ...(await imageRow(db, imageId)), confirmed: null })
  await db.fullImages.delete(imageId)
  await db.thumbs.delete(imageId)
}
