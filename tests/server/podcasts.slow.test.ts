import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatePodcastCrashes } from '../support/kill-podcasts.ts'
import { chooseByLane } from '../support/lane.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startPushService, type PushService } from '../support/push-service.ts'
import { startS3 } from '../support/s3-server.ts'
import { newId } from '../support/server-client.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { buy, createShopper } from '../support/shop.ts'
import { startSpeechEndpoint, type SpeechEndpoint } from '../support/speech-endpoint.ts'
import { sampleSuite, wholeBookSuite } from './suites/podcasts.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('spoken books on %s', (kind) => {
  let fixture: ServerFixture
  let endpoint: SpeechEndpoint
  let pushes: PushService
  beforeAll(async () => {
    endpoint = await startSpeechEndpoint()
    pushes = await startPushService()
    const speech = { SPEECH_BASE_URL: endpoint.url, SPEECH_MODEL: 'tts-9', SPEECH_VOICE: 'lan', SPEECH_VOICE_EN_US: 'fern' }
    fixture = await startServerFixture(kind, speech)
  })
  afterAll(async () => {
    await fixture.stop()
    endpoint.stop()
    pushes.stop()
  })
  const [now, voice] = [(): ServerFixture => fixture, (): SpeechEndpoint => endpoint]

  sampleSuite(now, voice)
  // Once is enough: the test with kills below covers the other database and storage.
  if (kind === 'SQLite') wholeBookSuite(now, voice, () => pushes)
})

test('a killed server resumes at its chapter and completes every chapter', async () => {
  const s3 = await startS3()
  try {
    const kills = chooseByLane(1, 2)
    const { again, midway, chapters, ...figures } = await simulatePodcastCrashes(kinds.at(-1)!, kills, s3.settings)
    expect(figures).toEqual({ kills, lost: 0, wrong: [], jobsLeft: 0 })
    expect([chapters, midway]).toEqual([12, kills])
    expect(again).toBeGreaterThanOrEqual(0)
  } finally {
    await s3.stop()
  }
})

test('a local program can synthesise speech', async () => {
  const tone = fileURLToPath(new URL('../support/say-tone.ts', import.meta.url))
  const fixture = await startServerFixture('SQLite', {
    SPEECH_COMMAND: JSON.stringify([process.execPath, tone, '3']),
    SPEECH_VOICE_ZH_TW: 'mei',
  })
  try {
    const me = await createShopper(fixture)
    const voiceIn = async (locale: string) => (await me.call('podcastStatus', { archive_id: me.own, locale })).data.voice
    expect([await voiceIn('zh_CN'), await voiceIn('zh_TW')]).toEqual(['node', 'mei'])
    const sample = await me.call('podcastSample', { archive_id: me.own, locale: 'zh_TW' })
    expect(sample.headers.get('content-length')).toBe('240000')
  } finally {
    await fixture.stop()
  }
})

test('without a speech service the status is off', async () => {
  const fixture = await startServerFixture('SQLite', { SPEECH_COMMAND: 'off' })
  try {
    const me = await createShopper(fixture)
    await buy(fixture, me, 'fatebook', me.own)
    const ref = { archive_id: me.own, locale: 'zh_CN' }
    const off = { ...ref, state: 'off', voice: '', version: 0, is_stale: false, chapters: [], ready_in: null }
    expect((await me.call('podcastStatus', ref)).data).toEqual(off)
    expect((await me.call('podcastCreate', ref, newId())).data).toEqual(off)
    for (const name of ['podcastFile', 'podcastSample'] as const) expect((await me.call(name, ref)).code).toBe(10004)
    expect(await fixture.db.selectFrom('jobs').select('kind').where('kind', 'in', ['speech', 'sample']).execute()).toEqual([])
  } finally {
    await fixture.stop()
  }
})
