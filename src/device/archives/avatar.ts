import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent } from '../intents/transaction.ts'
import { imageAvatarChangeKind } from './archive-kinds.ts'

/** Sets the image shown for an archive; null shows its seal. @throws OtherUser */
export async function chooseAvatar(userId: string, archive_id: string, image_id: string | null): Promise<void> {
  await withUserTransaction(userId, (db) =>
    enqueueIntent(db, imageAvatarChangeKind, {
      subject: archive_id,
      input: { archive_id, image_id },
      ahead: { avatar_id: image_id },
      at: Date.now(),
    }),
  )
}
