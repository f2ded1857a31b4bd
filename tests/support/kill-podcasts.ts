import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { composeSpokenBook } from '#readings/spoken/index.ts'
import { LEASE_MS } from '#server/db/jobs.ts'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { openSession } from '#server/http/session.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import { CHAT_MAIN } from './kill-chats.ts'
import { decodeMp3 } from './mp3.ts'
import { createArchiveInput, call, newAddress, newId } from './server-client.ts'
import { spawnServer } from './server-process.ts'
import type { DatabaseKind } from './server-fixture.ts'
import { startSpeechEndpoint } from './speech-endpoint.ts'
import { startDatabase } from './test-database.ts'
import { toneSeconds } from './tone.ts'
import { waitUntil } from './wait-until.ts'

const LOCALE = 'en_US'

/**
 * Kills a server `kills` times while it synthesises a book; each successor's clock is past all leases. Then compares the chapters
 * with the script.
 */
export async function simulatePodcastCrashes(kind: DatabaseKind, kills: number, storage: Readonly<Record<string, string>> = {}) {
  const database = await startDatabase(kind)
  const endpoint = await startSpeechEndpoint()
  const { db } = database
  const settings = {
    ...database.settings,
    ...storage,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    NODE_ENV: 'test',
    SPEECH_BASE_URL: endpoint.url,
    SPEECH_MODEL: 'tts-9',
  }
  const serve = (round: number) => spawnServer({ ...settings, AHEAD_MS: String(round * 2 * LEASE_MS) }, CHAT_MAIN)

  try {
    let server = await serve(0)
    const userId = await ensureUserId(db, newAddress(), 'zh_CN', Date.now())
    const { token } = await openSession(db, userId, '', Date.now())
    const archive = createArchiveInput()
    const ref = { archive_id: archive.archive_id, locale: LOCALE }
    await call(server, 'addArchive', archive, { token })
    const unlock = { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id: archive.archive_id } as const
    await db.transaction().execute((within) => applyGrants(within, [unlock], { userId, reason: 'code', refId: newId(), now: Date.now() }))
    const script = composeSpokenBook(
      (await call(server, 'fateBookInfo', { archive_id: archive.archive_id }, { token })).data,
      LOCALE,
      'plain',
    )
    const sentences = script.flatMap((chapter) => chapter.sentences).length
    const { code } = await call(server, 'podcastCreate', ref, { token, key: newId() })
    if (code !== 0) throw new Error(`a podcast was answered with ${code}`)
    const stateOf = async () => (await call(server, 'podcastStatus', ref, { token })).data
    let [midway, lost, before] = [0, 0, 0]
    for (let round = 1; round <= kills; round += 1) {
      // Spaces the kills so that all of them happen before the book is done.
      const target = endpoint.asked.length + randomInt(1, Math.max(2, Math.floor(sentences / kills)))
      await waitUntil(async () => {
        const state = (await db.selectFrom('podcasts').select('state').executeTakeFirst())?.state
        if (state === 'done' || state === 'failed') throw new Error(`${state} before kill ${round}`)
        return endpoint.asked.length >= target
      })
      await server.end('SIGKILL')
      const chapters = await db.selectFrom('podcast_chapters').select('blob').execute()
      const made = chapters.filter(({ blob }) => blob !== null).length
      if (made < before) lost += 1
      before = made
      if (made < chapters.length) midway += 1
      server = await serve(round)
    }
    await waitUntil(async () => {
      await setTimeout(100)
      const { state } = await stateOf()
      if (state === 'failed') throw new Error('the book was given up')
      return state === 'done'
    })
    const { chapters } = await stateOf()
    const wrong: string[] = []
    for (const [nr, { id, sentences }] of script.entries()) {
      const path = `/fapi/fatebook/podcast-file?archive_id=${archive.archive_id}&locale=${LOCALE}&chapter=${nr}`
      const response = await fetch(`${server.url}${path}`, { headers: { Authorization: token } })
      const sound = await decodeMp3(new Uint8Array(await response.arrayBuffer()))
      const wanted = sentences.reduce((sum, { spoken, pauseMs }) => sum + toneSeconds(spoken) + pauseMs / 1000, 0)
      const isRight = sound.errors.length === 0 && Math.abs(sound.seconds - wanted) < 0.2 + 0.05 * sentences.length
      if (chapters[nr]?.id !== id || chapters[nr].seconds !== sound.seconds || !isRight) wrong.push(id)
    }
    const jobs = await db.selectFrom('jobs').select('kind').where('kind', '=', 'speech').execute()
    await server.end('SIGTERM')
    return {
      kills,
      /** Number of kills while a chapter was in progress. */
      midway,
      chapters: chapters.length,
      /** Number of kills after which fewer chapters were stored than before. */
      lost,
      /** Ids of chapters that differ from the script. */
      wrong,
      jobsLeft: jobs.length,
      /** Number of sentences that were synthesised again, after an interrupted chapter. */
      again: endpoint.asked.length - sentences,
    }
  } finally {
    endpoint.stop()
    await database.stop()
  }
}
