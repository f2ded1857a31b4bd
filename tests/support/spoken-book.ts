import { join } from 'node:path'
import { readSampleScript } from '#server/features/audio/sample.ts'
import { podcastBookQueries } from '#server/features/books/spoken-books.ts'
import { createFolderStorage } from '#server/ports/blob/folder.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import type { Member, SecurityTestState } from './member.ts'
import { newId } from './server-client.ts'

/** Speech program that always fails: tests synthesise nothing, but insert the audio. */
export const MUTE_SPEECH_PROGRAM = 'false'

/** Unlocks a member's book and inserts its audio and its sample, as if they had been synthesised. */
export async function insertSpokenBook({ userId, ids: { archive_id } }: Member, { fixture: { db, server } }: SecurityTestState) {
  const [now, locale] = [Date.now(), 'zh_CN' as const]
  const ref = { user_id: userId, archive_id, locale }
  const unlock = { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id } as const
  await db.transaction().execute((within) => applyGrants(within, [unlock], { userId, reason: 'code', refId: newId(), now }))
  const blob = await createFolderStorage(join(server.dataDir, 'blobs')).put(
    `${userId}/${archive_id}`,
    Buffer.alloc(192, newId()),
    'audio/mpeg',
  )
  const voice = { voiceFor: () => MUTE_SPEECH_PROGRAM, say: () => Promise.reject(new Error(MUTE_SPEECH_PROGRAM)) }
  const { script } = await readSampleScript({ db, speech: voice, now: Date.now }, podcastBookQueries, ref)
  const podcast = {
    ...ref,
    version: 1,
    voice: MUTE_SPEECH_PROGRAM,
    state: 'done',
    tells: 1,
    cover: null,
    asked_at: now,
    moved_at: now,
  } as const
  const sentences = JSON.stringify([{ text: '这是一本命书。', paragraph: '', at: 0 }])
  const chapter = { ...ref, nr: 0, chapter: 'opening', title: '卷首', characters: 1, took_ms: 1, blob, bytes: 192, sentences }
  await db.transaction().execute(async (within) => {
    await within.deleteFrom('podcasts').where('user_id', '=', userId).execute()
    await within.deleteFrom('podcast_samples').where('user_id', '=', userId).execute()
    await within.insertInto('podcasts').values(podcast).execute()
    await within.insertInto('podcast_chapters').values(chapter).execute()
    await within
      .insertInto('podcast_samples')
      .values({ ...ref, script, blob, made_at: now })
      .execute()
  })
  return { archive_id, locale }
}
