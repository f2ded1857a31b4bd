/** Tests the podcast of a book on this device: state, stored chapters and listening position. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Podcast } from '#contract/podcast.ts'
import { deletePodcastAudio, downloadPodcastAudio, getStoredAudio } from '#device/audio/stored-audio.ts'
import { changeListeningSettings, readListeningSettings } from '#device/audio/listening-choice.ts'
import { getListeningPosition, storeListeningPosition } from '#device/audio/listening-place.ts'
import { fetchPodcast, loadChapterAudio, fetchSentences, getPodcast } from '#device/audio/podcasts.ts'
import { podcastsDocument } from '#device/audio/podcasts-document.ts'
import { addArchive } from '#device/archives/archives.ts'
import { getUserDb } from '#device/store/db.ts'
import { configureApi } from '#device/wire/api.ts'
import { saveLogin } from '#device/session/session.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { createUserHeader } from '../support/user-mark.ts'
import { createTestProfile } from './here.ts'

let people = 0

beforeEach(async () => {
  await Promise.all(deviceDb.tables.map((table) => table.clear()))
  configureApi({ baseUrl: 'http://server.test' })
})

const spoken = (archive_id: string, version = 1): Podcast => ({
  archive_id,
  locale: 'zh_CN',
  state: 'done',
  voice: 'plain',
  version,
  is_stale: false,
  chapters: ['opening', 'chart', 'self'].map((id) => ({ id, title: id, seconds: 4, bytes: 3 })),
  ready_in: null,
})

const saidIn = (chapter: number | string) => [{ text: `第 ${chapter} 篇。`, paragraph: '', at: 0 }]

/** Stubs a server with this podcast and returns the requested chapters; the connection fails at chapter `cutAt`. */
async function serving(podcast: Podcast, cutAt?: number) {
  const asked: string[] = []
  const mark = await createUserHeader()
  vi.stubGlobal('fetch', (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://server.test')
    if (url.pathname.endsWith('podcast-status'))
      return Promise.resolve(Response.json({ code: 0, data: podcast, message: '' }, { headers: mark }))
    const chapter = url.searchParams.get('chapter')!
    if (url.pathname.endsWith('podcast-text')) {
      const data = { version: podcast.version, sentences: saidIn(chapter) }
      return Promise.resolve(Response.json({ code: 0, data, message: '' }, { headers: mark }))
    }
    asked.push(chapter)
    if (Number(chapter) === cutAt) return Promise.reject(new TypeError('the line was cut'))
    const headers = { ...mark, 'content-type': 'audio/mpeg' }
    return Promise.resolve(new Response(`v${podcast.version}${chapter}`, { headers }))
  })
  return asked
}

async function owner() {
  people += 1
  const { user_id: userId } = await saveLogin({
    user_id: `listener-${people}`,
    email: `l${people}@example.com`,
    token: 'token',
    api_tokens: {} as never,
  })
  const { archive_id } = await addArchive(userId, createTestProfile())
  return { userId, archive_id }
}

test('an interrupted download resumes, plays offline and can be deleted', async () => {
  const { userId, archive_id } = await owner()
  const podcast = spoken(archive_id)
  await serving(podcast, 2)
  await fetchPodcast(userId, archive_id, 'zh_CN')
  await expect(downloadPodcastAudio(userId, podcast)).rejects.toThrow()
  expect((await getStoredAudio(userId, archive_id, 'zh_CN')).chapters).toEqual([0, 1])
  expect((await getPodcast(userId, archive_id, 'zh_CN'))!.kept).toBeNull()
  const asked = await serving(podcast)
  await downloadPodcastAudio(userId, podcast)
  expect(asked).toEqual(['2'])
  expect(await getStoredAudio(userId, archive_id, 'zh_CN')).toEqual({ chapters: [0, 1, 2], bytes: 9, version: 1 })
  expect((await getPodcast(userId, archive_id, 'zh_CN'))!.kept).toEqual(podcast)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await (await loadChapterAudio(userId, podcast, 1)).text()).toBe('v11')
  await deletePodcastAudio(userId, archive_id, 'zh_CN')
  expect((await getStoredAudio(userId, archive_id, 'zh_CN')).chapters).toEqual([])
  expect((await getPodcast(userId, archive_id, 'zh_CN'))!.kept).toBeNull()
})

test('sentence times are stored with their chapter for offline use', async () => {
  const { userId, archive_id } = await owner()
  const podcast = spoken(archive_id)
  await serving(podcast)
  await downloadPodcastAudio(userId, podcast)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await fetchSentences(userId, podcast, 1)).toEqual(saidIn(1))
})

test('sentence times of the same version are added to stored chapters', async () => {
  const { userId, archive_id } = await owner()
  const podcast = spoken(archive_id)
  await serving(podcast)
  const db = getUserDb(userId)
  await db.audio.put({ archive_id, locale: 'zh_CN', chapter: 0, version: 1, blob: new Blob(['v10']) })
  expect(await fetchSentences(userId, podcast, 0)).toEqual(saidIn(0))
  expect((await db.audio.get([archive_id, 'zh_CN', 0]))?.sentences).toEqual(saidIn(0))
  await serving(spoken(archive_id, 2))
  expect(await fetchSentences(userId, podcast, 1)).toEqual([])
  expect(await fetchSentences(userId, spoken(archive_id, 2), 0)).toEqual(saidIn(0))
  expect((await db.audio.get([archive_id, 'zh_CN', 0]))?.version).toBe(1)
})

test('chapters of an older version are replaced and never served as new', async () => {
  const { userId, archive_id } = await owner()
  await serving(spoken(archive_id))
  await downloadPodcastAudio(userId, spoken(archive_id))
  const newer = spoken(archive_id, 2)
  await serving(newer)
  expect(await (await loadChapterAudio(userId, newer, 0)).text()).toBe('v20')
  await downloadPodcastAudio(userId, { ...newer, chapters: newer.chapters.slice(0, 2) })
  expect(await getStoredAudio(userId, archive_id, 'zh_CN')).toEqual({ chapters: [0, 1], bytes: 6, version: 2 })
})

test('deletes the recording of a locked book or of a deleted archive', async () => {
  const { userId, archive_id } = await owner()
  const db = getUserDb(userId)
  await serving(spoken(archive_id))
  await downloadPodcastAudio(userId, spoken(archive_id))
  await podcastsDocument.deleteOrphans(db)
  // The server does not have the archive yet, so the access to its books is unknown.
  expect((await getStoredAudio(userId, archive_id, 'zh_CN')).chapters).toHaveLength(3)
  const row = (await db.archives.get(archive_id))!
  await db.archives.put({ ...row, confirmed: row.shown })
  await podcastsDocument.deleteOrphans(db)
  expect((await getStoredAudio(userId, archive_id, 'zh_CN')).chapters).toEqual([])
  await db.archives.delete(archive_id)
  await podcastsDocument.deleteOrphans(db)
  expect(await getPodcast(userId, archive_id, 'zh_CN')).toBeNull()
})

test('the listening position is synced; voice and pace stay local', async () => {
  const { userId, archive_id } = await owner()
  expect(await getListeningPosition(userId, archive_id)).toBeNull()
  await storeListeningPosition(userId, archive_id, { chapter: 'love', seconds: 31.7, locale: 'zh_CN' })
  await storeListeningPosition(userId, archive_id, { chapter: 'study', seconds: 4.2, locale: 'zh_CN' })
  expect(await getListeningPosition(userId, archive_id)).toEqual({ chapter: 'study', seconds: 4, locale: 'zh_CN' })
  const waiting = await getUserDb(userId)
    .outbox.filter(({ kind }) => kind === 'bookMark')
    .toArray()
  expect(waiting).toMatchObject([{ input: { kind: 'place', card: 'listening', paragraph: 'study 4' } }])
  await changeListeningSettings({ pace: 1.25 })
  await changeListeningSettings({ voices: { zh_CN: 'Tingting' } })
  await changeListeningSettings({ voices: { en_US: 'Samantha' } })
  expect(await readListeningSettings()).toEqual({ pace: 1.25, voices: { zh_CN: 'Tingting', en_US: 'Samantha' } })
})
