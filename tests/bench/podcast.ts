/**
 * Time to synthesise a whole book with espeak-ng; `--kills`: twenty kills meanwhile. Run: `node tests/bench/podcast.ts [locale |
 * --kills]`.
 */
import { setTimeout } from 'node:timers/promises'
import { openDb } from '#server/db/open.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import { simulatePodcastCrashes } from '../support/kill-podcasts.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startS3 } from '../support/s3-server.ts'
import { createArchiveInput, newId, signIn } from '../support/server-client.ts'
import { startTestServer } from '../support/server.ts'
import { waitUntil } from '../support/wait-until.ts'

const KILLS = 20
const seconds = (ms: number): number => Math.round(ms / 100) / 10

async function whole(locale: string): Promise<void> {
  const server = await startTestServer({ settings: { SPEECH_COMMAND: '' } })
  const me = await signIn(server)
  const { archive_id } = (await me.call('addArchive', createArchiveInput())).data
  const db = openDb({ databaseUrl: undefined, dataDir: server.dataDir }, () => undefined)
  const unlock = { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id } as const
  await db
    .transaction()
    .execute((within) => applyGrants(within, [unlock], { userId: me.userId, reason: 'code', refId: newId(), now: Date.now() }))
  const ref = { archive_id, locale }
  const [begun, computed] = [performance.now(), process.cpuUsage()]
  await me.call('podcastCreate', ref)
  const remainingTimes: (number | null)[] = []
  await waitUntil(async () => {
    await setTimeout(500)
    const { state, ready_in } = (await me.call('podcastStatus', ref)).data
    if (remainingTimes.at(-1) !== ready_in) remainingTimes.push(ready_in)
    return state === 'done' || state === 'failed'
  })
  const took = performance.now() - begun
  const { user, system } = process.cpuUsage(computed)
  const { state, voice, chapters } = (await me.call('podcastStatus', ref)).data
  const plays = chapters.reduce((sum, chapter) => sum + (chapter.seconds ?? 0), 0)
  console.log({ locale, state, voice, chapters: chapters.length, plays, took: seconds(took), faster: Math.round((plays * 1000) / took) })
  console.log({
    computedHere: seconds((user + system) / 1000),
    megabytes: Math.round((plays * 8) / 100) / 10,
    toldReadyIn: remainingTimes.filter((_, i) => i % 20 === 0),
  })
  await db.destroy()
  await server.stop()
}

async function kills(): Promise<void> {
  const s3 = await startS3()
  console.table({ 'SQLite, folder': await simulatePodcastCrashes('SQLite', KILLS) })
  if (hasPostgres()) console.table({ 'PostgreSQL, S3': await simulatePodcastCrashes('PostgreSQL', KILLS, s3.settings) })
  await s3.stop()
}

const [asked = 'zh_CN'] = process.argv.slice(2)
await (asked === '--kills' ? kills() : whole(asked))
